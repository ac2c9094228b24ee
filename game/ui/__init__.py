"""The window's kit: everything scenes are made of. The rules know nothing of it, and it knows nothing of a title.

**Start here**: a scene gets a `Kit` (kit.py), fills a `Form` (focus.py) with widgets, places them in `layout`, draws
in `draw`, and acts on intents (intents.py) that no widget used.

    class Hello(Scene):
        name = "hello"
        bindings = ("turn", "undo")                # keys listed on F1, names from bindings.py

        def __init__(self, kit, leave):
            super().__init__(kit)
            self._panel = pygame.Rect(0, 0, 0, 0)
            self._go = Button(kit, "go", kit.say("hello.go"), leave, manner=Manner.PRIMARY, binding="end_turn")
            self.form.fill([self._go])             # Tab order; a focusable board is a Widget too
            self.form.default = "go"               # Enter with nothing focused, or on a choice if it glows

        def layout(self, size):                    # whenever the window or the scale changes
            self._panel = anchored(pygame.Rect((0, 0), size), (self.kit.px(400), self.kit.px(200)))
            self._go.place(anchored(inset(self._panel, self.kit.px(24)), self._go.size(), "midbottom"))

        def intent(self, intent):                  # what the form did not use
            match intent:
                case Turn(quarters=quarters): self.moves.start(Tween(0.12, self._swing))
                case _: return False
            return True

        def draw(self, surface):
            draw_panel(self.kit, surface, self._panel)
            self.form.draw(surface)                # widgets, then the tooltip

**Size.** Lengths are units of a 1440 × 900 design; `kit.px(units)` gives pixels. The window always measures at least
1024 × 640 units (theme.SMALLEST), whatever its size and the player's scale: fit there, and use what more there is.

====================  ===============================================================================================
kit.Kit               theme, type, brush, pictures, faces (of tiles), sound, keys, say, clipboard, speed; `px(units)`,
                      `say("menu.quit")`, `hint("undo")` → "Ctrl+Z", `label(key)` as it is called in this language;
                      `apart()` for what is drawn once and must not crowd out what is kept
theme                 colours (PARCHMENT, INK, GLOW, GOLD, SEAT_COLOURS …), styles (TITLE, HEADING, BODY, LABEL, NOTE,
                      FIGURE …: `Style(face, units, colour)`, `.tinted`, `.sized`), `Theme.fitted`
text.Typesetter       `kit.type`: `draw(surface, text, style, box, align, valign)` one fitted line, `draw_block`
                      wrapped, `line` → Surface, `measure`, `height`, `wrap`, `block_height`; `shortened` stays empty
SurfaceCache          surface_cache.py: surfaces within a limit of bytes, `kept(key, make)`; brush and pictures derive
brush.Brush           `kit.brush`: smooth `rounded`, `circle`, `polygon`, `stroke`; `shadow(surface, box, …)`, `ring`,
                      `halo`, `soft`; `kept(key, make)` to keep a layer of one's own. `shrunk`, `silhouette`,
                      `cast_shadow`
pictures.Pictures     `kit.pictures`: `get("icons/undo.png", px)`; `wanted(name, size, turn, tint)` with `show`,
                      `draw(surface, want, centre, shadow)`, `shadow` (also glows), `slowly` + `work` (made bit by
                      bit, within a budget; the app calls `work`); `covering` repeats one over an area
shapes                `load_shapes(path)` → {name: TileShape}: `segment_at(point, turn)`, `polygon`, `outline`, `anchor`
layout                `rows`, `columns`, `grid`, `flow`, `inset`, `anchored`: rectangles from rectangles
widgets               Button (Manner PRIMARY, PLAIN, QUIET; icon, tip, binding, show_key), Label, Paragraph, TextField,
                      Choice + Option (words or swatches), Toggle, Stepper, Card, Listing + Row, Steps; `draw_panel`,
                      `draw_plate`, `draw_rule`. New ones derive from Widget: `draw(surface, look)`, `take`, `click`, …
backdrop              `draw_table(kit, surface)`: the walnut table over the whole window; `spread_felt`, `cut_felt`
form.Form             `fill`, `form["name"]`, `set_focus`, `take`, `draw`, `boxes`, `hover`, `focus`
tween                 `Moves.start(Sequence(Tween(seconds, apply, ease), Pause(s), Do(call)))`;
                      `out_cubic`, `in_out`, `overshoot`, `mix`. A scene's `moves` are advanced by the scene's base
camera.Camera         `view` rect, `fit(area, margin)`, `zoom_at(steps, pos)`, `pan(dx, dy)`, `show`,
                      `to_world`, `to_screen`. A scene with a camera adds it to its `update`, `busy` and `finish`
sound.Sound, cues     `kit.sound.play("lay")` (names in SOUNDS; silent until the app opens it), or on a timeline along
                      with what moves: `scene.hear([Cue(0.3, "drop")])`
intents, bindings     all intents (event_reader.py makes them), and the keys that mean them
scene.Scene, Stack    `name`, `overlay`, `bindings`, `resume`, `pause`, `layout`, `intent`, `draw`, `update`, `busy`,
                      `finish`, `wait` (seconds until it wants to be called though nothing happens), `boxes`, `facts`.
                      `out_of_sight`: let go of what is as large as the window. `look_in`: seconds until it wants
                      `update` alone, as it waits for somebody; with news it calls `stir()` and is drawn. `remade`: the
                      same scene in another language; a scene that keeps words makes itself anew. `rule`: the chapter of
                      the rules that F2 opens. `catching`: the next key comes as such, to be bound. `hear`: see sound
dialog.Question       `stack.push(Question(kit, title, text, stack.pop, yes=("Yes", act), no=("No", act)))`
toast.Toast           `say(text)`; it stands where it covers no button, as tooltips do
window.Window         the display; the main loop holds it, no scene knows it
====================  ===============================================================================================

**Rules.** Only `layout` computes places. Draw from state and time alone. `boxes()` names all that can be pointed at
(cells, arrows …); tests check that the boxes of widgets lie in the window and do not overlap. The app draws a frame
after any intent and while `busy()`; otherwise it sleeps. An intent made while something moves first ends it
(`Scene.take`).
"""

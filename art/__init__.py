"""Programs that paint the pictures, and the pictures they painted."""

"""Stars of Akarios in pictures and in words; everything is drawn from a view, so no secret can get in."""

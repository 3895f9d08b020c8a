ak-ship = { $kind } { $n }
ak-the-sparrow = «Воробей»

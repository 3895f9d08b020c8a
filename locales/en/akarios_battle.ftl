ak-ship = { $kind } { $n }
ak-the-sparrow = the Sparrow

"""Everything that outlives the process: games and their logs, people, servers, the rules index."""

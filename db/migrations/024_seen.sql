-- The language of somebody's Discord, as last seen: whoever set none of their own is called in it.
ALTER TABLE people ADD COLUMN seen TEXT;

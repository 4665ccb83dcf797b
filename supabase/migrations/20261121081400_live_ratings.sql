-- Averages of ratings move while the stand rates: everybody may read them, so everybody may hear of them.
alter publication supabase_realtime add table public.player_ratings;

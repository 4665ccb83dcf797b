const person = (n: string) => `('20000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
/** A statement that gives each of four hundred people some rows. */
const each = (columns: string, table: string, values: string, rows = 40) =>
  `insert into ${table} (${columns}) select ${values} from generate_series(1, 400) as p, generate_series(1, ${rows}) as n`;
const minutesAgo = "now() - n * interval '1 minute'";

/** Statements that fill the tables as a busy season would. They must run over one connection of the superuser. */
export const manyRows: readonly string[] = [
  // Switches triggers and foreign keys off, because these people have no accounts.
  'set session_replication_role = replica',
  `insert into private.profiles (user_id, name) select ${person('p')}, 'Tilskuer' from generate_series(1, 5000) as p`,
  each('user_id, entity_type, entity_id, display_name', 'user_follows', `${person('p')}, 'team', n::text, 'Lag'`),
  each('user_id, entity_type, entity_id', 'follow_kinds', `${person('p')}, 'team', n::text`, 20),
  each('user1_id, user2_id', 'friendships', `${person('p')}, ${person('p + n')}`, 20),
  each('sender_id, recipient_email', 'invitations', `${person('p')}, 'venn' || p + n || '@eksempel.no'`, 10),
  each('user_id, blocked_id', 'user_blocks', `${person('p')}, ${person('p + n')}`, 10),
  each('user_id, muted_id', 'user_mutes', `${person('p')}, ${person('p + n')}`, 10),
  each('user_id, word', 'hidden_words', `${person('p')}, 'ord' || n`, 10),
  each('user_id, friend_id, read_until', 'message_reads', `${person('p')}, ${person('p + n')}, now()`, 20),
  each('user_id, match_id', 'push_mutes', `${person('p')}, n::text`, 10),
  `insert into push_choices (user_id) select ${person('p')} from generate_series(1, 5000) as p`,
  each(
    'user_id, endpoint, p256dh, auth, language',
    'push_subscriptions',
    `${person('p')}, 'https://push.example.no/' || p || '/' || n, repeat('a', 87), repeat('a', 22), 'nb'`,
    5,
  ),
  each(
    'user_id, player_id, player_name, position, team_name',
    'user_fantasy_players',
    `${person('p')}, n, 'Berg', 'Midfielder', 'Brann'`,
    15,
  ),
  each('user_id, player_id, player_name, overall_rating', 'player_ratings', `${person('p')}, n::text, 'Berg', 4`, 40),
  each(
    'user_id, player_id, match_id, overall_rating',
    'player_rating_history',
    `${person('p')}, n::text, (p % 380)::text, 4`,
    40,
  ),
  each(
    'sender_id, team_id, team_name, content, created_at',
    'team_messages',
    `${person('p')}, p % 40, case p % 40 when 0 then 'Lag ' || n || ' vs Lag 8' else 'Lag' end, 'Heia!', ${minutesAgo}`,
    40,
  ),
  each(
    'sender_id, recipient_id, content, created_at',
    'messages',
    `${person('p')}, ${person('p + n')}, 'Heia!', ${minutesAgo}`,
    40,
  ),
  `insert into live_matches_new (id, status, competition_code, utc_kickoff, updated_at)
   select n::text, case when n <= 10 then 'IN_PLAY' else 'FINISHED' end, 'C' || n % 60, ${minutesAgo}, ${minutesAgo}
   from generate_series(1, 5000) as n`,
  `insert into match_state (id, status, updated_at) select n::text, 'FINISHED', ${minutesAgo} from generate_series(1, 5000) as n`,
  `insert into live_events_new (id, match_id, event_type, occurred_at, created_at)
   select n || '-' || p, n::text, 'GOAL', ${minutesAgo}, ${minutesAgo}
   from generate_series(1, 5000) as n, generate_series(1, 4) as p`,
  `insert into provider_matches (id, competition_code, utc_kickoff, summary)
   select n, 'C' || n % 60, '2026-08-01'::timestamptz + n * interval '10 minutes', '{}' from generate_series(1, 5000) as n`,
  `insert into provider_teams (id, name, competition_codes, summary, details)
   select n, 'Lag ' || n, array['C' || n % 60], '{}', '{}' from generate_series(1, 1500) as n`,
  `insert into provider_answers (name) select 'competitions/C' || n || '/standings' from generate_series(1, 5000) as n`,
  'set session_replication_role = origin',
  'analyze',
];

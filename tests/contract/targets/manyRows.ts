import { person } from '../../tables/lib/examples.ts';
import { testedTables } from '../../tables/lib/testedTables.ts';

/** Statements that fill the tables as a busy season would. They must run over one connection of the superuser. */
export const manyRows: readonly string[] = [
  // Switches triggers and foreign keys off, because these people have no accounts.
  'set session_replication_role = replica',
  ...[...testedTables].flatMap(([table, { many }]) => {
    if (many === undefined || typeof many === 'string') return many ?? [];
    const values = many.values(person('p'), person('p + n'));
    return `insert into ${table} (${many.columns}) select ${values} from generate_series(1, 400) as p, generate_series(1, ${many.each}) as n`;
  }),
  `insert into provider_matches (id, competition_code, utc_kickoff, summary)
   select n, 'C' || n % 60, '2026-08-01'::timestamptz + n * interval '10 minutes', '{}' from generate_series(1, 5000) as n`,
  `insert into provider_teams (id, name, competition_codes, summary, details)
   select n, 'Lag ' || n, array['C' || n % 60], '{}', '{}' from generate_series(1, 1500) as n`,
  `insert into provider_answers (name) select 'competitions/C' || n || '/standings' from generate_series(1, 5000) as n`,
  'set session_replication_role = origin',
  'analyze',
];

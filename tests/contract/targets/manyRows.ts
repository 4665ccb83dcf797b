import { person } from '../../tables/lib/examples.ts';
import { testedTables } from '../../tables/lib/testedTables.ts';

/**
 * Statements, one for each table, that insert the rows that this number of busy users write in a season. They must run
 * without triggers.
 */
export const seasonOfRows = (people: number): readonly string[] => [
  ...[...testedTables].flatMap(([table, { many }]) => {
    if (many === undefined || typeof many === 'string') return many ?? [];
    const values = many.values(person('p'), person('p + n'));
    return `insert into ${table} (${many.columns}) select ${values} from generate_series(1, ${people}) as p, generate_series(1, ${many.each}) as n`;
  }),
  `insert into provider_matches (id, competition_code, utc_kickoff, summary)
   select n, 'C' || n % 60, '2026-08-01'::timestamptz + n * interval '10 minutes', '{}' from generate_series(1, 5000) as n`,
  `insert into provider_teams (id, name, competition_codes, summary, details)
   select n, 'Lag ' || n, array['C' || n % 60], '{}', '{}' from generate_series(1, 1500) as n`,
  `insert into provider_answers (name) select 'competitions/C' || n || '/standings' from generate_series(1, 5000) as n`,
];

/**
 * Switches triggers and foreign keys off while the statements run, because the invented users have no accounts. The
 * statements must run over one connection of the superuser.
 */
export const withoutTriggers = (statements: readonly string[]): readonly string[] => [
  'set session_replication_role = replica',
  ...statements,
  'set session_replication_role = origin',
];

/** Statements that fill the tables as this many busy users do. They must run over one connection of the superuser. */
export const manyRows = (people: number): readonly string[] => [...withoutTriggers(seasonOfRows(people)), 'analyze'];

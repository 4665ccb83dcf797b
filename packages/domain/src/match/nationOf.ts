import { foldText } from '../text/foldText.ts';
import type { CompetitionCode, Team } from './Match.ts';
import { nations } from './nations.ts';

/**
 * Codes of competitions between nations: world and continental championships, their qualifications, nations leagues,
 * friendlies.
 */
const nationalCompetitions: ReadonlySet<string> = new Set([
  'WC',
  'EC',
  'CA',
  'CAF',
  'AFC',
  'GC',
  'UNL',
  'QWC',
  'QUFA',
  'QCAF',
  'QAFC',
  'QCBL',
  'QCCF',
  'QOFC',
  'QEC',
  'FRI',
  'WWC',
  'WEC',
  'WNL',
  'FRW',
  'QWW',
  'QWE',
]);

const byName: ReadonlyMap<string, string> = new Map(
  nations.flatMap(([region, , ...names]) => names.map((name): [string, string] => [foldText(name), region])),
);
const byFifaCode: ReadonlyMap<string, string> = new Map(nations.map(([region, fifaCode]) => [fifaCode, region]));

/**
 * The ISO 3166 code of the nation that a team of a national competition plays for, so that a screen can name it in its
 * own language. The four of the United Kingdom are `GB-ENG`, `GB-SCT`, `GB-WLS` and `GB-NIR`. Null for a club, an
 * undecided side and an unknown nation (MATCH-26).
 */
export function nationOf(team: Pick<Team, 'name' | 'tla'>, competition: CompetitionCode): string | null {
  if (!nationalCompetitions.has(competition)) return null;
  return nationNamed(team.name) ?? (team.tla === null ? null : (byFifaCode.get(team.tla) ?? null));
}

/**
 * The ISO 3166 code of the nation with a given name, for a team whose competition is not known; null for any other
 * name. A club's name differs from its nation's name: «AS Monaco FC» (MATCH-31).
 */
export function nationNamed(name: string | null): string | null {
  return name === null ? null : (byName.get(foldText(name)) ?? null);
}

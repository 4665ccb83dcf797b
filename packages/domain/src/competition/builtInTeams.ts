import type { Team } from '../match/Match.ts';
import { clubs } from './clubs.ts';

const few: ReadonlySet<string | null> = new Set(['ARS', 'CHE', 'LIV', 'MCI', 'MUN', 'TOT']);

/** The few teams to offer when a list of teams cannot be loaded (COMP-6). */
export const builtInTeams: readonly Team[] = clubs.map(({ team }) => team).filter(({ tla }) => few.has(tla));

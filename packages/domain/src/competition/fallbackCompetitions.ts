import type { Competition, CompetitionCode } from '../match/Match.ts';
import { competitionIdOf } from './competitionIdOf.ts';

/** The names of the competitions that are offered when their list cannot be loaded. */
export const wellKnownNames = {
  PL: 'Premier League',
  PD: 'Primera Division',
  SA: 'Serie A',
  BL1: 'Bundesliga',
  FL1: 'Ligue 1',
  CL: 'UEFA Champions League',
  DED: 'Eredivisie',
  PPL: 'Primeira Liga',
  ELC: 'Championship',
} as const;

const codes = {
  follows: ['PL', 'PD', 'SA', 'BL1', 'FL1'],
  picker: ['PL', 'PD', 'SA', 'BL1', 'FL1', 'CL', 'DED', 'PPL', 'ELC'],
} as const;

/**
 * The competitions to offer when their list cannot be loaded: the five top leagues, and four more in the favourite-team
 * picker (COMP-4).
 */
export function fallbackCompetitions(where: keyof typeof codes): readonly Competition[] {
  return codes[where].map((known): Competition => {
    const id: string = known;
    const code = id as CompetitionCode;
    return { id: code, dbId: competitionIdOf(code), name: wellKnownNames[known], emblem: null };
  });
}

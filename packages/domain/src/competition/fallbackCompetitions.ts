import type { Competition } from '../match/Match.ts';
import { allowList } from './allowList.ts';

const codes = {
  follows: ['PL', 'PD', 'SA', 'BL1', 'FL1'],
  picker: ['PL', 'PD', 'SA', 'BL1', 'FL1', 'CL', 'DED', 'PPL', 'ELC'],
} as const;

/**
 * The competitions to offer when their list cannot be loaded: the five top leagues, and four more in the favourite-team
 * picker (COMP-4).
 *
 * @example
 * fallbackCompetitions('follows').length; // 5
 */
export function fallbackCompetitions(where: keyof typeof codes): readonly Competition[] {
  return codes[where].flatMap((wanted) =>
    allowList
      .filter(({ code }) => code === wanted)
      .map(({ code, dbId, name }): Competition => ({ id: code, dbId, name, emblem: null })),
  );
}

import type { Match } from './Match.ts';

/**
 * The provider's stages that have their own name. `REGULAR_SEASON` adds nothing to the name of the competition.
 */
const stages = [
  'PRELIMINARY_ROUND',
  'QUALIFICATION',
  'QUALIFICATION_ROUND_1',
  'QUALIFICATION_ROUND_2',
  'QUALIFICATION_ROUND_3',
  'PLAYOFF_ROUND_1',
  'PLAYOFF_ROUND_2',
  'PLAYOFFS',
  'ROUND_1',
  'ROUND_2',
  'ROUND_3',
  'ROUND_4',
  'GROUP_STAGE',
  'LEAGUE_STAGE',
  'LAST_64',
  'LAST_32',
  'LAST_16',
  'QUARTER_FINALS',
  'SEMI_FINALS',
  'THIRD_PLACE',
  'FINAL',
  'APERTURA',
  'CLAUSURA',
  'CHAMPIONSHIP_ROUND',
  'RELEGATION_ROUND',
] as const;
export type Stage = (typeof stages)[number];

export type Round =
  | { readonly kind: 'matchday'; readonly n: number }
  | { readonly kind: 'stage'; readonly stage: Stage };

/**
 * The round that a match belongs to: its matchday if it has one, else its stage; null when neither says anything
 * (MATCH-25).
 */
export function roundOf(match: Pick<Match, 'matchday' | 'stage'>): Round | null {
  if (match.matchday !== null) return { kind: 'matchday', n: match.matchday };
  const stage = stages.find((known) => known === match.stage);
  return stage === undefined ? null : { kind: 'stage', stage };
}

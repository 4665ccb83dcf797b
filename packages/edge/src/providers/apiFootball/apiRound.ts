const stages: readonly (readonly [words: RegExp, stage: string])[] = [
  [/^regular season|^relegation round|^championship round/i, 'REGULAR_SEASON'],
  [/^group/i, 'GROUP_STAGE'],
  [/^league stage|^league phase/i, 'LEAGUE_STAGE'],
  [/preliminary/i, 'PRELIMINARY_ROUND'],
  [/^round of 64/i, 'LAST_64'],
  [/^round of 32/i, 'LAST_32'],
  [/^round of 16|^8th finals/i, 'LAST_16'],
  [/^quarter-?finals/i, 'QUARTER_FINALS'],
  [/^semi-?finals/i, 'SEMI_FINALS'],
  [/^3rd place/i, 'THIRD_PLACE'],
  [/^final$/i, 'FINAL'],
  [/play-?offs/i, 'PLAYOFFS'],
];
const withMatchday = new Set(['REGULAR_SEASON', 'GROUP_STAGE', 'LEAGUE_STAGE']);

/**
 * Reads the stage and the matchday from the provider's name of a round. A round with an unknown name has neither.
 *
 * @example
 * apiRound('Regular Season - 22'); // { stage: 'REGULAR_SEASON', matchday: 22 }
 */
export function apiRound(round: string | null): { readonly stage: string | null; readonly matchday: number | null } {
  const stage = stages.find(([words]) => words.test(round ?? ''))?.[1] ?? null;
  const n = / - (\d{1,2})$/.exec(round ?? '')?.[1];
  return { stage, matchday: n === undefined || stage === null || !withMatchday.has(stage) ? null : Number(n) };
}

/** The expected goals of a team after a shot. */
export interface XgStep {
  readonly minute: number;
  readonly total: number;
}

/**
 * How a team's expected goals grew, one step for each shot that has expected goals; empty when no shot has (PITCH-30).
 *
 * @example
 * xgSteps([{ minute: 9, xg: 0.25 }, { minute: 40, xg: null }, { minute: 71, xg: 0.5 }]); // [{ minute: 9, total: 0.25 }, { minute: 71, total: 0.75 }]
 */
export function xgSteps(shots: readonly { readonly minute: number; readonly xg: number | null }[]): readonly XgStep[] {
  let total = 0;
  return shots.flatMap(({ minute, xg }) => {
    if (xg === null) return [];
    total += xg;
    return { minute, total };
  });
}

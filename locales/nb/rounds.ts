/** Rounds of a competition beside each other. */
export const rounds = {
  /** A matchday of a stage that has a name of its own. */
  ofStage: '{{stage}}, runde {{n}}',
  /** Matches of which neither is known. */
  unknown: 'Kamper',
} as const;

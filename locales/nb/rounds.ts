/** The rounds of a competition, side by side. */
export const rounds = {
  /** A matchday of a named stage. */
  ofStage: '{{stage}}, runde {{n}}',
  /** Matches with neither a stage nor a matchday. */
  unknown: 'Kamper',
} as const;

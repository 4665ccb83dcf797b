/** The third part of the key of every room's limits. */
export const writingLimits = 'writing-limits';

import { type InferOutput, maxValue, minValue, nullish, number, object, pipe } from 'valibot';

const figure = nullish(pipe(number(), minValue(0)));

/** The statistics of a side: our own fields, for sources that have them. */
export const providerStatistics = object({
  /** The minute up to which the figures count; left out when the match is over. The match may have gone on since. */
  minute: nullish(number()),
  injuryTime: nullish(number()),
  /** Per cent. */
  possession: nullish(pipe(number(), minValue(0), maxValue(100))),
  shots: figure,
  shotsOnTarget: figure,
  corners: figure,
  fouls: figure,
  offsides: figure,
  xg: figure,
});
export type ProviderStatistics = InferOutput<typeof providerStatistics>;

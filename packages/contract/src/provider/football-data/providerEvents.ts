import { type InferOutput, nullable, nullish, number, object, string } from 'valibot';

const named = object({ id: nullish(number()), name: nullish(string()) });
const occurrence = { minute: nullish(number()), injuryTime: nullish(number()), team: nullish(named) };

/** A goal of a match; `type` is `REGULAR`, `OWN` or `PENALTY`. */
export const providerGoal = object({
  ...occurrence,
  type: nullish(string()),
  scorer: nullish(named),
  assist: nullish(named),
  /** The score after the goal. */
  score: nullish(object({ home: nullable(number()), away: nullable(number()) })),
});
export type ProviderGoal = InferOutput<typeof providerGoal>;

/** A card of a match; `card` is `YELLOW`, `YELLOW_RED` or `RED`. */
export const providerBooking = object({ ...occurrence, card: nullish(string()), player: nullish(named) });
export type ProviderBooking = InferOutput<typeof providerBooking>;

export const providerSubstitution = object({ ...occurrence, playerOut: nullish(named), playerIn: nullish(named) });
export type ProviderSubstitution = InferOutput<typeof providerSubstitution>;

/** An event of any kind, which our own functions add to the provider's lists. */
export const providerEvent = object({
  ...occurrence,
  type: string(),
  player: nullish(named),
  /** For a substitution, who came on. */
  assist: nullish(named),
  description: nullish(string()),
  occurredAt: nullish(string()),
});
export type ProviderEvent = InferOutput<typeof providerEvent>;

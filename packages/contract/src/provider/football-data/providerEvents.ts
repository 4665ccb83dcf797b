import {
  boolean,
  type InferOutput,
  maxValue,
  minValue,
  nullable,
  nullish,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';

const named = object({ id: nullish(number()), name: nullish(string()) });
const player = object({ ...named.entries, shirtNumber: nullish(number()) });
const occurrence = { minute: nullish(number()), injuryTime: nullish(number()), team: nullish(named) };

/** A goal of a match; `type` is `REGULAR`, `OWN` or `PENALTY`. */
export const providerGoal = object({
  ...occurrence,
  type: nullish(string()),
  scorer: nullish(player),
  assist: nullish(player),
  /** The score after the goal. */
  score: nullish(object({ home: nullable(number()), away: nullable(number()) })),
});
export type ProviderGoal = InferOutput<typeof providerGoal>;

/** A card of a match; `card` is `YELLOW`, `YELLOW_RED` or `RED`. */
export const providerBooking = object({ ...occurrence, card: nullish(string()), player: nullish(player) });
export type ProviderBooking = InferOutput<typeof providerBooking>;

export const providerSubstitution = object({ ...occurrence, playerOut: nullish(player), playerIn: nullish(player) });
export type ProviderSubstitution = InferOutput<typeof providerSubstitution>;

/** An event of any kind, which our own functions add to the provider's lists. */
export const providerEvent = object({
  ...occurrence,
  type: string(),
  player: nullish(player),
  /** For a substitution, the player who came on. */
  assist: nullish(player),
  description: nullish(string()),
  occurredAt: nullish(string()),
  /** Whether the event belongs to a play that was broken off before the match was played again. */
  abandoned: nullish(boolean()),
});
export type ProviderEvent = InferOutput<typeof providerEvent>;

/** A shot with its place. Our own functions add it when a source has it. */
export const providerShot = object({
  ...occurrence,
  player: nullish(player),
  outcome: picklist(['GOAL', 'SAVED', 'OFF_TARGET', 'BLOCKED']),
  /** Metres from the goal line that the team attacks, and from the middle of its goal, negative to the left. */
  x: number(),
  y: number(),
  /** The shot's chance of a goal, 0 to 1. */
  xg: nullish(pipe(number(), minValue(0), maxValue(1))),
});
export type ProviderShot = InferOutput<typeof providerShot>;

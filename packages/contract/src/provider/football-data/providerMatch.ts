import { toUtcInstant } from '@tribunen/domain';
import {
  array,
  boolean,
  check,
  type InferOutput,
  nullable,
  nullish,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot';
import { providerCompetition } from './providerCompetition.ts';
import { providerBooking } from './providerEvents.ts';
import { providerTeam } from './providerTeam.ts';

/** A moment as the domain reads it, also a day without a time. */
const utcMoment = pipe(
  string(),
  check((text) => toUtcInstant(text) !== null, 'Expected a moment in time'),
);
const goals = object({ home: nullable(number()), away: nullable(number()) });
const { id, code, name, emblem } = providerCompetition.entries;

/** One match of a list, in the words of football-data.org v4, which our edge functions pass on. */
export const providerMatch = object({
  id: number(),
  utcDate: utcMoment,
  status: string(),
  minute: nullish(number()),
  injuryTime: nullish(number()),
  matchday: nullish(number()),
  stage: nullish(string()),
  venue: nullish(string()),
  lastUpdated: nullish(utcMoment),
  homeTeam: providerTeam,
  awayTeam: providerTeam,
  competition: object({ id, code, name, emblem }),
  score: object({
    duration: nullish(string()),
    fullTime: goals,
    halfTime: nullish(goals),
    regularTime: nullish(goals),
    extraTime: nullish(goals),
    penalties: nullish(goals),
  }),
  /** The cards. A list may leave out the yellow ones, or all. */
  bookings: nullish(array(providerBooking)),
  /** Our own field: the demo marks matches that are partly made up. */
  simulated: optional(boolean()),
});
export type ProviderMatch = InferOutput<typeof providerMatch>;

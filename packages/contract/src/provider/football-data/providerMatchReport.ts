import {
  array,
  boolean,
  type InferOutput,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  pipe,
  string,
  union,
  unknown,
} from 'valibot';
import { providerBooking, providerEvent, providerGoal, providerShot, providerSubstitution } from './providerEvents.ts';
import { providerMatch } from './providerMatch.ts';
import { providerStatistics } from './providerStatistics.ts';
import { providerTeam } from './providerTeam.ts';

const share = pipe(number(), minValue(0), maxValue(1));

/** A player of a line-up. Slot, coordinates and captain are our own fields, for sources that have them. */
export const providerLineUpPlayer = object({
  id: nullish(number()),
  name: string(),
  position: nullish(string()),
  shirtNumber: nullish(number()),
  slotIndex: nullish(number()),
  x: nullish(share),
  y: nullish(share),
  captain: nullish(boolean()),
});
export type ProviderLineUpPlayer = InferOutput<typeof providerLineUpPlayer>;

const teamWithLineUp = object({
  ...providerTeam.entries,
  formation: nullish(string()),
  lineup: nullish(array(providerLineUpPlayer)),
  bench: nullish(array(providerLineUpPlayer)),
  statistics: nullish(providerStatistics),
});

/** An official in the list `referees`, with the role as `type`. The field `referee` has only the referee's name. */
export const providerReferee = object({ name: nullish(string()), type: nullish(string()) });

/** One match with all its details, `matches/{id}` of football-data.org v4. */
export const providerMatchReport = object({
  ...providerMatch.entries,
  homeTeam: teamWithLineUp,
  awayTeam: teamWithLineUp,
  goals: nullish(array(providerGoal)),
  /** How many goals the video referee has taken back. Our own field, for providers that list its decisions. */
  cancelledGoals: nullish(object({ home: number(), away: number() })),
  bookings: nullish(array(providerBooking)),
  substitutions: nullish(array(providerSubstitution)),
  events: nullish(array(providerEvent)),
  shots: nullish(array(providerShot)),
  /** Every recorded event of the match (`recordedEvent`), which our own functions add when a source has them. */
  recorded: nullish(array(unknown())),
  referees: nullish(array(providerReferee)),
  referee: nullish(union([string(), object({ name: providerReferee.entries.name })])),
});
export type ProviderMatchReport = InferOutput<typeof providerMatchReport>;

import {
  custom,
  integer,
  isoTimestamp,
  minValue,
  multipleOf,
  maxLength,
  maxValue,
  nullable,
  number,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot';

/** A Postgres `uuid`: the keys of our own rows and of users. */
export const rowId = pipe(string(), uuid());

/** A `timestamptz`, in any spelling of ISO 8601. */
export const moment = pipe(string(), isoTimestamp());

/** A `text` of a bounded length. */
export const shortText = (most: number) => pipe(string(), maxLength(most));

/** An `integer`. */
export const whole = pipe(number(), integer());

/** An `integer` that counts something. */
export const count = pipe(number(), integer(), minValue(0));

/** The status of a match, in the domain's own words: our tables contain no aliases. */
export const matchStatus = picklist([
  'SCHEDULED',
  'TIMED',
  'UNREPORTED',
  'LIVE',
  'IN_PLAY',
  'PAUSED',
  'FINISHED',
  'AWARDED',
  'POSTPONED',
  'SUSPENDED',
  'CANCELED',
]);

/** Stars in half steps from a half to five; null when a row of stars is untouched. */
export const stars = nullable(pipe(number(), minValue(0.5), maxValue(5), multipleOf(0.5)));

/** A `jsonb` that holds an object. */
export const jsonObject = custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Expected an object',
);

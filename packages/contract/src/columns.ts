import { characterCount, checkMessage, decodeText } from '@tribunen/domain';
import {
  check,
  custom,
  integer,
  isoTimestamp,
  minValue,
  multipleOf,
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

/** An `integer`. */
export const whole = pipe(number(), integer());

/** An `integer` that counts something. */
export const count = pipe(number(), integer(), minValue(0));

/** The status of a match, in the domain's own words: our tables contain no aliases. */
export const matchStatus = picklist([
  'SCHEDULED',
  'TIMED',
  'LIVE',
  'IN_PLAY',
  'PAUSED',
  'FINISHED',
  'AWARDED',
  'POSTPONED',
  'SUSPENDED',
  'CANCELED',
]);

/** What somebody has written. It is stored sanitised, and checked as it was typed (CHAT-10). */
export const messageContent = pipe(
  string(),
  check((stored) => checkMessage(decodeText(stored).trim()) === null, 'Expected a message of 1 to 280 characters'),
);

/** What no name has: of ASCII's signs all but the hyphen, the apostrophe and the dot, and whatever is not seen. */
const NO_NAME = /[!-&(-,/:-@[-`{-~\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

/**
 * What somebody is called, as `profiles` takes it: stored sanitised, and judged as it was typed. Which of the other characters are letters
 * `checkName` decides where a name is typed: a database knows letters by its own version of Unicode.
 */
export const profileName = pipe(
  string(),
  check((stored) => {
    const typed = decodeText(stored).trim();
    return typed !== '' && characterCount(typed) <= 100 && !NO_NAME.test(typed);
  }, 'Expected a name of 1 to 100 characters'),
);

/** Text as it is stored, of at most so many characters as it was typed. */
export const typedText = (longest: number) =>
  pipe(
    string(),
    check((stored) => characterCount(decodeText(stored).trim()) <= longest, `Expected at most ${longest} characters`),
  );

/** Stars in half steps from a half to five; null when a row of stars is untouched. */
export const stars = nullable(pipe(number(), minValue(0.5), maxValue(5), multipleOf(0.5)));

/** A `jsonb` that holds an object. */
export const jsonObject = custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Expected an object',
);

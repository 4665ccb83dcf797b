import { characterCount, checkMessage, decodeText, hasLongGap } from '@tribunen/domain';
import {
  check,
  type InferOutput,
  maxBytes,
  nullable,
  type ObjectSchema,
  optional,
  pipe,
  rawCheck,
  string,
} from 'valibot';
import { moment } from './columns.ts';

const typedOf = (stored: string): string => decodeText(stored).trim();

/** The columns of a message: its content, stored sanitised but checked as it was typed, and the moment of its deletion. */
export const messageColumns = {
  content: pipe(
    string(),
    maxBytes(12_000),
    check((stored) => !hasLongGap(typedOf(stored)), 'Expected at most two blank lines in a row'),
  ),
  deleted_at: nullable(moment),
};

/**
 * The same columns where a row is read. A backend whose table has no `deleted_at` has no deleted messages, and a
 * backend may have messages from before blank lines were counted.
 */
export const readMessageColumns = { content: string(), deleted_at: optional(nullable(moment), null) };

/**
 * Checks that a row of a message has 1 to 280 characters as typed (CHAT-10), and none once it is deleted (CHAT-20) or
 * removed (DESK-1).
 *
 * @example
 * pipe(object({ id: rowId, ...messageColumns }), hasMessageContent());
 */
export function hasMessageContent<
  Row extends InferOutput<ObjectSchema<typeof messageColumns, undefined>> & { readonly removed_at?: string | null },
>() {
  return rawCheck<Row>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { content, deleted_at, removed_at = null } = dataset.value;
    if (deleted_at === null && removed_at === null ? checkMessage(typedOf(content)) === null : content === '') return;
    addIssue({
      message:
        'Expected a message of 1 to 280 characters with something to see, or none where it is deleted or removed',
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'content', value: content }],
    });
  });
}

/** White space, invisible characters and the five signs that are escaped in other texts. */
const NO_WORD = /[ <>&"'\p{Cc}\u00A0\u1680\u2000-\u200F\u2028-\u202F\u205F\u2060\u3000\uFEFF]/u;

/** One word of 2 to 50 characters; `hiddenWord` in the domain package says which characters belong to a word (CHAT-27). */
export const hiddenWordText = pipe(
  string(),
  check((word) => {
    const length = characterCount(word);
    return length >= 2 && length <= 50 && !NO_WORD.test(word);
  }, 'Expected one word of 2 to 50 characters'),
);

/**
 * Characters that a name cannot have: invisible ones, ASCII signs other than hyphen, apostrophe and dot, and all but the
 * letters and marks of Unicode's blocks of symbols, emoji and private characters.
 */
const NO_NAME =
  /[!-&(-,/:-@[-`{-~\p{Cc}\p{Default_Ignorable_Code_Point}\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u2028\u2029\u2800\uFFF9-\uFFFC\u{110BD}\u{110CD}\u{13430}-\u{1343F}\u{1D159}\u00A1-\u00A9\u00AB-\u00AC\u00AE-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u2010-\u2018\u201A-\u2027\u2030-\u205E\u2070\u2072-\u207E\u2080-\u208F\u209D-\u20CF\u2100-\u2101\u2103-\u2106\u2108-\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A-\u213B\u2140-\u2144\u214A-\u214D\u214F-\u2182\u2185-\u2BFF\u2E00-\u2E2E\u2E30-\u2E7F\u2FF0-\u2FFF\u3001-\u3004\u3007-\u3029\u3030\u3036-\u303A\u303D-\u303F\u3200-\u33FF\u4DC0-\u4DFF\uE000-\uF8FF\uFE10-\uFE1F\uFE30-\uFE6F\uFF01-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFEF\u{1F000}-\u{1FFFF}\u{F0000}-\u{10FFFF}]/u;

/**
 * A name as `profiles` stores it: sanitised, and checked as it was typed. Outside ASCII and the blocks of symbols every
 * visible character passes, because a database has its own version of Unicode; `checkName` checks for letters where the
 * name is typed.
 */
export const profileName = pipe(
  string(),
  maxBytes(1000),
  check((stored) => {
    const typed = decodeText(stored).trim();
    return typed !== '' && characterCount(typed) <= 100 && !NO_NAME.test(typed);
  }, 'Expected a name of 1 to 100 characters'),
);

/** Stored text with a limit on the characters that were typed. */
export const typedText = (longest: number) =>
  pipe(
    string(),
    maxBytes(8 * longest),
    check((stored) => characterCount(decodeText(stored).trim()) <= longest, `Expected at most ${longest} characters`),
  );

/** Half of a surrogate pair. Like NUL, a database cannot store it in a text. */
const HALVES = /\p{Cs}/gu;
/**
 * Characters that leave no trace on the screen by themselves: space, control, format and ignorable characters, marks
 * without a letter, and the blanks that Unicode calls symbols.
 */
const UNSEEN = String.raw`\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u2800\uFE20-\uFE2F\uFFFC\u{1D159}`;
const SEEN = new RegExp(`[^${UNSEEN}]`, 'u');
const LINE_BREAK = String.raw`(?:\r\n?|[\n\v\f\u0085\u2028\u2029])`;
const LONG_GAP = new RegExp(
  `(?:^|${LINE_BREAK})(?:(?!${LINE_BREAK})[${UNSEEN}])*(?:${LINE_BREAK}(?:(?!${LINE_BREAK})[${UNSEEN}])*){2,}${LINE_BREAK}`,
  'gu',
);

/** Whether a text has a character that can be seen (CHAT-10). */
export function hasSomethingSeen(text: string): boolean {
  return SEEN.test(text);
}

/** Whether a text has more than two blank lines in a row (CHAT-10). */
export function hasLongGap(text: string): boolean {
  return text.search(LONG_GAP) !== -1;
}

/** A text with at most two blank lines in a row (CHAT-10). */
export function withoutLongGaps(text: string): string {
  return text.replaceAll(new RegExp(LINE_BREAK, 'gu'), '\n').replace(LONG_GAP, '\n\n\n');
}

/**
 * What is sent of a typed message: everything that a database can store, with at most two blank lines in a row; an
 * empty text when the message would be invisible (CHAT-10).
 */
export function messageText(typed: string): string {
  return hasSomethingSeen(typed) ? withoutLongGaps(typed.replaceAll('\u0000', '').replaceAll(HALVES, '')) : '';
}

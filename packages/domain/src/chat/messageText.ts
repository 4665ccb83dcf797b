/** Half of a surrogate pair. Like NUL, a database cannot store it in a text. */
const HALVES = /\p{Cs}/gu;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

/**
 * The text to send of a typed message: everything that a database can store, and nothing when the message would be
 * invisible (CHAT-10).
 *
 * @example
 * messageText('He\u0000ia!'); // 'Heia!'
 * messageText('\u200B'); // ''
 */
export function messageText(typed: string): string {
  return VISIBLE.test(typed) ? typed.replaceAll('\u0000', '').replaceAll(HALVES, '') : '';
}

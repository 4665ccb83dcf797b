/** Half of a surrogate pair; with NUL what no database can store in a text. */
const HALVES = /\p{Cs}/gu;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

/**
 * What is sent of a typed message: all that a database can store, and nothing where nothing could be seen (CHAT-10).
 *
 * @example
 * messageText('He\u0000ia!'); // 'Heia!'
 * messageText('\u200B'); // ''
 */
export function messageText(typed: string): string {
  return VISIBLE.test(typed) ? typed.replaceAll('\u0000', '').replaceAll(HALVES, '') : '';
}

/** An `@` that is being typed, and the text typed after it. */
export interface Mention {
  /** Position of the `@` in UTF-16 units, as the text field counts. */
  readonly start: number;
  readonly query: string;
}

/** An `@` inside a word belongs to an e-mail address. */
const TYPED_MENTION = /(?<![\p{L}\p{N}])@([^\s@]{0,20})$/u;

/**
 * The mention that ends at the caret: an `@` and up to 20 characters without a space; null when no mention is being
 * typed (CHAT-7).
 */
export function mentionAt(text: string, caret: number): Mention | null {
  const found = TYPED_MENTION.exec(text.slice(0, caret));
  return found === null ? null : { start: found.index, query: found[0].slice(1) };
}

import type { FriendSuggestions } from './suggestFriends.ts';

/** A key pressed in the comment box, with the DOM's names. */
export interface ComposerKeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  /** True while an input method composes a character: Enter then belongs to the input method. */
  readonly isComposing: boolean;
}

/** What a key does in the comment box. */
export type ComposerAction = 'send' | 'break-line' | 'pick-first' | 'type';

/**
 * What a key does in the comment box. Enter picks the first suggested friend, or else sends; Shift and Enter break the
 * line; any other key types (CHAT-12).
 */
export function composerKey(press: ComposerKeyPress, suggestions: FriendSuggestions | null): ComposerAction {
  if (press.key !== 'Enter' || press.isComposing) return 'type';
  if (press.shiftKey) return 'break-line';
  return suggestions !== null && suggestions.shown.length > 0 ? 'pick-first' : 'send';
}

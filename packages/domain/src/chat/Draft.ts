import type { NamedFriend } from './suggestFriends.ts';

/** A comment being written. */
export interface Draft {
  readonly text: string;
  /** Where the caret stands, in UTF-16 units as the text field counts. */
  readonly caret: number;
  /** The one friend that the comment tags; the text holds `@` and their name. */
  readonly tagged: NamedFriend | null;
}

import { checkMessage, MESSAGE_LIMIT, type MessageProblem } from './checkMessage.ts';
import { mentionAt, type Mention } from './mentionAt.ts';
import { mentionsWhole } from './mentionsWhole.ts';
import { messageCharacters } from './messageCharacters.ts';
import type { NamedFriend } from './suggestFriends.ts';

/** A comment being written. */
export interface Draft {
  readonly text: string;
  /** Position of the caret in UTF-16 units, as the text field counts. */
  readonly caret: number;
  /** The one friend that the comment tags. The text contains `@` and their name. */
  readonly tagged: NamedFriend | null;
}

const TYPED_BEYOND = 50;
const FEW = 20;

/** What the comment box shows of a draft. */
export interface ComposerState {
  /** Characters left; negative over the limit. */
  readonly remaining: number;
  /** Orange at 20 or fewer left, red below zero. */
  readonly tone: 'calm' | 'few-left' | 'over';
  /** Why it cannot be sent; null when it can. */
  readonly problem: MessageProblem | null;
  /** The mention to suggest friends for; null when none is being typed or a friend is already tagged. */
  readonly mention: Mention | null;
}

/** What the comment box shows of a draft (CHAT-10, CHAT-11). */
export function composerState({ text, caret, tagged }: Draft): ComposerState {
  const remaining = MESSAGE_LIMIT - messageCharacters(text).length;
  return {
    remaining,
    tone: remaining < 0 ? 'over' : remaining <= FEW ? 'few-left' : 'calm',
    // The limit applies to the text as typed, and so does the number of characters left.
    problem: checkMessage(text),
    mention: tagged === null ? mentionAt(text, caret) : null,
  };
}

/**
 * The draft after typing: cut at 330 characters, and untagged once the text no longer contains the tag (CHAT-9,
 * CHAT-11).
 */
export function typeInto(draft: Draft, typed: string, caret: number): Draft {
  const characters = messageCharacters(typed);
  const most = MESSAGE_LIMIT + TYPED_BEYOND;
  const text = characters.length > most ? characters.slice(0, most).join('') : typed;
  const { tagged } = draft;
  return {
    text,
    caret: Math.min(caret, text.length),
    tagged: tagged !== null && mentionsWhole(text, tagged.name).length > 0 ? tagged : null,
  };
}

/**
 * The draft after picking a friend for the mention at its caret. The friend's name and a space replace the mention, and
 * the friend is tagged. A draft that already tags a friend, or has no mention at its caret, stays as it is (CHAT-9).
 */
export function pickFriend(draft: Draft, friend: NamedFriend): Draft {
  const { mention } = composerState(draft);
  if (mention === null) return draft;
  const before = `${draft.text.slice(0, mention.start)}@${friend.name} `;
  return typeInto({ ...draft, tagged: friend }, before + draft.text.slice(draft.caret), before.length);
}

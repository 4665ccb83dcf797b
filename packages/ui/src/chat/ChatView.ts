import type {
  ChatFilter,
  ChatLine,
  Draft,
  Friend,
  MessageId,
  OsloDay,
  OutboxPause,
  ReportReason,
  ShutOut,
  UtcInstant,
} from '@tribunen/domain';
import type { ReactNode } from 'react';
import type { NameDialogEnd } from './NameDialog/NameDialogEnd.ts';

/**
 * Where a chat takes place, and what it is called: a match («Brann – Viking»), a team, a player who is talked about in the
 * team's chat, or the other of two friends.
 */
export interface ChatPlace {
  readonly kind: 'match' | 'team' | 'player' | 'direct';
  readonly name: string;
  /** Where one may go from a chat of a match or a team that nobody has written in. */
  readonly ways?: {
    /** A match in play; null when there is none. */
    readonly matchHref: string | null;
    readonly inviteHref: string;
  };
}

/** Everything that a chat can show: of a match, of a team, or between two friends. */
export interface ChatView {
  readonly place: ChatPlace;
  /** For the reader's own seat, and to mark where a message tags them; null for a visitor, or one without a name. */
  readonly readerName: string | null;
  /** Asks a spectator without a name for one, before they invite an author to be a friend (FOLLOW-17); null for all others. */
  readonly nameDialog: ((then: NameDialogEnd) => ReactNode) | null;
  readonly feed: ChatFeedView;
  /** Null between two friends, where there is nothing to filter. */
  readonly filter: ChatFilterView | null;
  /** Where the players of a finished match are rated; null elsewhere. */
  readonly ratingsHref: string | null;
  readonly composer: ComposerView;
  /** The one object for as long as the chat is open: the rows hold on to it. */
  readonly actions: ChatActions;
  /** The clock of relative times and pauses. The one function for as long as the chat is open. */
  now(): UtcInstant;
}

/** The chips above a chat (CHAT-5). */
export interface ChatFilterView {
  readonly chosen: ChatFilter;
  /** Null until the messages are loaded. */
  readonly counts: Readonly<Record<ChatFilter, number>> | null;
  onFilter(filter: ChatFilter): void;
}

export type ChatFeedView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | {
      readonly status: 'ready';
      /**
       * Oldest first, as `chatLines` answers, with the reader's own messages that are not stored yet. An item that has
       * not changed is the same object, so that only changed rows are rendered.
       */
      readonly lines: readonly ChatLine[];
      /** False while a list of what the reader mutes, blocks or hides is not loaded: then the chat may show such messages, and says so. */
      readonly hidesAll: boolean;
      readonly today: OsloDay;
      /** The reader's own messages that are not stored yet. */
      readonly deliveries: ReadonlyMap<MessageId, Delivery>;
      /** Whether there are older messages than the first line. */
      readonly older: 'none' | 'more' | 'loading' | 'error';
      /** The reader comes near the first line, or asks for another try. Called only while there are more, or loading them failed. */
      onLoadOlder(): void;
      /** The mark whose messages are being loaded, or could not be; null while none is. */
      readonly leftOut: { readonly before: UtcInstant; readonly status: 'loading' | 'error' } | null;
      /** The reader asks for the messages that are left out before a moment (CHAT-42). */
      onLoadLeftOut(before: UtcInstant): void;
      /** The reader has come to the newest line (true), or has left it for older ones (false). The chat opens at the newest. */
      onAtNewest(isAtNewest: boolean): void;
    };

/** How far one's own message has come: on its way, waiting for the network or for its turn (CHAT-31), or not sent. */
export type Delivery = 'sending' | 'waiting' | 'paced' | 'failed';

export type ComposerView =
  /** A visitor: the link leads to /auth and back to this chat. */
  | { readonly status: 'sign-in'; readonly signInHref: string }
  /** No match or team is chosen. */
  | { readonly status: 'choose-room' }
  /** An administrator has shut the reader out of writing. */
  | ({ readonly status: 'shut-out' } & ShutOut)
  | {
      readonly status: 'open';
      /** Whom a comment can tag; empty between two friends. */
      readonly friends: readonly Friend[];
      /** What was written and not sent the last time. The composer keeps the draft from there on. */
      readonly initialDraft: Draft;
      /** Why nothing is sent at the moment; null while messages go. */
      readonly pause: OutboxPause | null;
      readonly isOnline: boolean;
      /** How many seconds pass between two messages of the reader in a chat that an administrator has slowed down; null elsewhere. */
      readonly slowSeconds: number | null;
      /** Called with a draft that can be sent. Answers whether the chat has taken it: then the composer empties, otherwise it keeps the draft. */
      onSend(draft: Draft, reference: MessageId | null): boolean;
      /** Every change of the draft, to be kept. */
      onDraft(draft: Draft): void;
    };

/** What the reader can do with messages. */
export interface ChatActions {
  /** What can be done with a stored message; asked when its row is selected. Null when nothing can. */
  menuOf(id: MessageId): MessageMenuView | null;
  /** Sends one's own failed message again. */
  onRetry(id: MessageId): void;
  /** Deletes one's own message that has failed or waits. */
  onRemove(id: MessageId): void;
}

/** The menu of one message. A null entry is not offered. */
export type MessageMenuView =
  /** The reader's own, stored message. */
  | { readonly kind: 'own'; onDelete(): void }
  | {
      readonly kind: 'others';
      /** Invites the author to be a friend (CHAT-18), once the reader has a name. */
      readonly onInvite: (() => void) | null;
      readonly onMute: (() => void) | null;
      readonly onBlock: (() => void) | null;
      /**
       * Reports the message, and blocks its author afterwards when the reader asks for it: whoever has blocked somebody can
       * no longer report them.
       */
      readonly onReport: ((reason: ReportReason, then: { readonly block: boolean }) => void) | null;
    };

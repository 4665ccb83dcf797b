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
 * The subject of a chat, with its name: a match («Brann – Viking»), a team, a player within the team's chat, or the
 * other of two friends.
 */
export interface ChatPlace {
  readonly kind: 'match' | 'team' | 'player' | 'direct';
  readonly name: string;
  /** The links in an empty chat of a match or a team. */
  readonly ways?: {
    /** A match in play; null when there is none. */
    readonly matchHref: string | null;
    readonly inviteHref: string;
  };
}

/** Everything that a chat can show: of a match, of a team, or between two friends. */
export interface ChatView {
  readonly place: ChatPlace;
  /** The reader's name, for their seat and to mark where a message tags them; null for a visitor, or a spectator without a name. */
  readonly readerName: string | null;
  /** Asks a spectator without a name for one, before they invite an author to be a friend (FOLLOW-17); null for all others. */
  readonly nameDialog: ((then: NameDialogEnd) => ReactNode) | null;
  readonly feed: ChatFeedView;
  /** Null between two friends, where there is no filter. */
  readonly filter: ChatFilterView | null;
  /** The address where the players of a finished match are rated; null elsewhere. */
  readonly ratingsHref: string | null;
  readonly composer: ComposerView;
  /** The same object for as long as the chat is open, because the rows keep it. */
  readonly actions: ChatActions;
  /** The clock for relative times and pauses. The same function for as long as the chat is open. */
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
       * Oldest first, from `chatLines`, with the reader's own messages that are not stored yet. An item that has not
       * changed is the same object, so that only changed rows are rendered.
       */
      readonly lines: readonly ChatLine[];
      /**
       * False while a list of muted or blocked people or hidden words is not loaded, so that the chat may show such
       * messages, which it mentions.
       */
      readonly hidesAll: boolean;
      readonly today: OsloDay;
      /** The reader's own messages that are not stored yet. */
      readonly deliveries: ReadonlyMap<MessageId, Delivery>;
      /** Whether there are older messages than the first line. */
      readonly older: 'none' | 'more' | 'loading' | 'error';
      /**
       * Called when the reader comes near the first line, or tries again, but only while there are more messages or
       * loading them has failed.
       */
      onLoadOlder(): void;
      /** The mark whose messages are being loaded, or whose load failed; null when there is none. */
      readonly leftOut: { readonly before: UtcInstant; readonly status: 'loading' | 'error' } | null;
      /** Called when the reader loads the messages that are left out before a moment (CHAT-42). */
      onLoadLeftOut(before: UtcInstant): void;
      /** Called when the reader has reached the newest line (true), or has left it for older ones (false). The chat opens at the newest. */
      onAtNewest(isAtNewest: boolean): void;
    };

/** The state of the reader's own unsent message: being sent, waiting for the network or for its turn (CHAT-31), or failed. */
export type Delivery = 'sending' | 'waiting' | 'paced' | 'failed';

export type ComposerView =
  /** For a visitor: the link leads to /auth and back to this chat. */
  | { readonly status: 'sign-in'; readonly signInHref: string }
  /** No match or team is chosen. */
  | { readonly status: 'choose-room' }
  /** The chat is shown as it was at a minute of a replay. */
  | { readonly status: 'replay' }
  /** An administrator has shut the reader out of writing. */
  | ({ readonly status: 'shut-out' } & ShutOut)
  | {
      readonly status: 'open';
      /** The friends whom a comment can tag; empty between two friends. */
      readonly friends: readonly Friend[];
      /** The draft that was left unsent last time. From then on the composer keeps the draft. */
      readonly initialDraft: Draft;
      /** The reason why nothing is sent at the moment; null while messages are sent. */
      readonly pause: OutboxPause | null;
      readonly isOnline: boolean;
      /** The least seconds between two messages of the reader in a chat that an administrator has slowed; null elsewhere. */
      readonly slowSeconds: number | null;
      /**
       * Called with a draft that can be sent. Returns whether the chat has accepted it, so that the composer is
       * emptied; otherwise it keeps the draft.
       */
      onSend(draft: Draft, reference: MessageId | null): boolean;
      /** Called at every change of the draft, to store it. */
      onDraft(draft: Draft): void;
    };

/** What the reader can do with messages. */
export interface ChatActions {
  /** The menu of a stored message, read when its row is selected. Null when there is none. */
  menuOf(id: MessageId): MessageMenuView | null;
  /** Sends the reader's own failed message again. */
  onRetry(id: MessageId): void;
  /** Deletes the reader's own message that has failed or waits. */
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
       * Reports the message, and then blocks its author if the reader chooses so. The report comes first, because a
       * user cannot report somebody whom they have blocked.
       */
      readonly onReport: ((reason: ReportReason, then: { readonly block: boolean }) => void) | null;
    };

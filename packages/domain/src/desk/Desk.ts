import type { MessageId } from '../chat/ChatItem.ts';
import type { ReportReason } from '../chat/reportReasons.ts';
import type { UserId } from '../people/UserId.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { ShutOut } from './shutOut.ts';

/** A chat of a match (team 0, and its name) or of a team, as an administrator names it. */
export interface DeskChat {
  readonly teamId: number;
  readonly teamName: string;
}

/** A message that was reported, as an administrator sees it (DESK-4). */
export interface ReportedMessage {
  readonly id: string;
  /** Null once the author has deleted the account. */
  readonly authorId: UserId | null;
  /** Null for an author without a name. */
  readonly authorName: string | null;
  /** The words as they were when they were first reported. */
  readonly content: string;
  readonly complaints: readonly {
    readonly reason: ReportReason;
    readonly reporterName: string | null;
    readonly at: UtcInstant;
  }[];
  /** When the last of its reports was settled; null while one is not (DESK-6). */
  readonly settledAt: UtcInstant | null;
  /** The message's place in a chat; null for a message between two friends, or one that is gone. */
  readonly inChat: {
    readonly messageId: MessageId;
    readonly chat: DeskChat;
    readonly state: 'shown' | 'removed' | 'deleted';
    /** The three messages before and after it, oldest first. */
    readonly before: readonly NearbyMessage[];
    readonly after: readonly NearbyMessage[];
  } | null;
}

/** A message near a reported one in its chat. */
export interface NearbyMessage {
  readonly id: MessageId;
  readonly authorName: string | null;
  /** Empty where the message is deleted or removed. */
  readonly content: string;
  readonly at: UtcInstant;
}

/** Something that an administrator did, and to whom or where (DESK-5). */
export type DeskDeed =
  | { readonly action: 'remove' | 'restore'; readonly subjectName: string | null; readonly chat: string }
  | { readonly action: 'slow'; readonly chat: string; readonly seconds: number }
  | { readonly action: 'unslow'; readonly chat: string }
  | ({ readonly action: 'shut-out'; readonly subjectName: string | null } & ShutOut)
  | { readonly action: 'let-in'; readonly subjectName: string | null }
  | { readonly action: 'settle' | 'reopen'; readonly subjectName: string | null };

export type DeskLogLine = DeskDeed & {
  readonly id: number;
  readonly at: UtcInstant;
  readonly adminName: string | null;
};

/** What an administrator sees at the desk (DESK-4). */
export interface Desk {
  readonly reports: readonly ReportedMessage[];
  readonly slowChats: readonly (DeskChat & { readonly seconds: number })[];
  readonly shutOuts: readonly (ShutOut & { readonly userId: UserId; readonly name: string | null })[];
  /** Newest first. */
  readonly log: readonly DeskLogLine[];
}

/** Why a user cannot write in a chat as usual. */
export interface WritingLimits {
  /** Null where the chat is not slow (DESK-2). */
  readonly slowSeconds: number | null;
  readonly shutOut: ShutOut | null;
}

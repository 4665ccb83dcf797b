import type { ChatItem, MessageId } from '@tribunen/domain';
import type { ChatView, MessageMenuView } from '../ChatView.ts';

/** The actions that are confirmed by a question. */
export type MessageQuestion =
  | { readonly kind: 'block'; readonly name: string; onConfirm(): void }
  | { readonly kind: 'delete'; onConfirm(): void }
  | { readonly kind: 'name'; readonly dialog: NonNullable<ChatView['nameDialog']>; onNamed(): void }
  | {
      readonly kind: 'report';
      readonly name: string;
      readonly canBlock: boolean;
      onReport: NonNullable<Extract<MessageMenuView, { kind: 'others' }>['onReport']>;
    };

/** The callbacks of a row. It is the same object for as long as the chat is open, so that rows render only when they change. */
export interface MessageCommands {
  onSelect(id: MessageId): void;
  onReply(item: ChatItem): void;
  /** Shows and focuses a quoted message; `from` is the message that quotes it, to which a button leads back. */
  onJump(id: MessageId, from: MessageId): void;
  /** Leads back to the message that quotes this one. */
  onJumpBack(): void;
  onAsk(question: MessageQuestion): void;
  /** Invites an author, once the reader has a name. */
  onInvite(send: () => void): void;
}

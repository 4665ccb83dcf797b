import type { ChatItem, MessageId } from '@tribunen/domain';
import type { ChatView, MessageMenuView } from '../ChatView.ts';

/** What needs to be asked before it is done. */
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

/** What a row tells the chat around it. One object for as long as the chat is open, so that rows are rendered only when they change. */
export interface MessageCommands {
  onSelect(id: MessageId): void;
  onReply(item: ChatItem): void;
  /** Shows and focuses a message that is quoted; `from` is the one that quotes it, to which a button leads back. */
  onJump(id: MessageId, from: MessageId): void;
  /** Leads back to the message that quotes this one. */
  onJumpBack(): void;
  onAsk(question: MessageQuestion): void;
  /** Invites an author, once the reader has a name. */
  onInvite(send: () => void): void;
}

import type { MessageId } from './ChatItem.ts';

/** The message that a reader has selected, and whether they are writing a reply to it. */
export type ReplySelection =
  | { readonly kind: 'none' }
  | { readonly kind: 'selected'; readonly messageId: MessageId }
  | { readonly kind: 'replying'; readonly messageId: MessageId };

export type ReplyStep =
  | { readonly kind: 'click'; readonly messageId: MessageId }
  | { readonly kind: 'reply' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'sent' };

/**
 * The selection after a step. A click selects a message and a second click clears it; reply opens the inline input;
 * sending and cancelling close it (CHAT-14).
 */
export function replyTo(selection: ReplySelection, step: ReplyStep): ReplySelection {
  switch (step.kind) {
    case 'click':
      return clicked(selection, step.messageId);
    case 'reply':
      return selection.kind === 'selected' ? { kind: 'replying', messageId: selection.messageId } : selection;
    case 'cancel':
    case 'sent':
      return { kind: 'none' };
  }
}

/** A click inside the message being answered must not throw away the reply. */
function clicked(selection: ReplySelection, messageId: MessageId): ReplySelection {
  if (selection.kind === 'none' || selection.messageId !== messageId) return { kind: 'selected', messageId };
  return selection.kind === 'selected' ? { kind: 'none' } : selection;
}

import type { ChatItem, UtcInstant } from '@tribunen/domain';
import type { ChatPlace, ComposerView } from '../ChatView.ts';

export interface ComposerProps<View extends ComposerView> {
  readonly view: View;
  readonly place: ChatPlace;
  readonly reply: ComposerReply;
  now(): UtcInstant;
}

/** The message that is being answered, and what becomes of the answer. */
export interface ComposerReply {
  /** Null while none is. */
  readonly to: ChatItem | null;
  onCancel(): void;
  /** The comment was sent, an answer or not. */
  onSent(): void;
  /** Shows the message that is being answered. */
  onJump(): void;
}

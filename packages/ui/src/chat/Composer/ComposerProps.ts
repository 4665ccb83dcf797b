import type { ChatItem, UtcInstant } from '@tribunen/domain';
import type { ChatPlace, ComposerView } from '../ChatView.ts';

export interface ComposerProps<View extends ComposerView> {
  readonly view: View;
  readonly place: ChatPlace;
  readonly reply: ComposerReply;
  now(): UtcInstant;
}

/** The message to which the comment replies, and the callbacks of the reply. */
export interface ComposerReply {
  /** Null when the comment is not a reply. */
  readonly to: ChatItem | null;
  onCancel(): void;
  /** Called when the comment was sent, whether it is a reply or not. */
  onSent(): void;
  /** Shows the message to which the comment replies. */
  onJump(): void;
}

import type { Desk, DeskChat, MessageId, ShutOutSpan, UserId } from '@tribunen/domain';

/** What an administrator can do at the desk. */
export interface DeskActions {
  onRemove(message: MessageId): void;
  onRestore(message: MessageId): void;
  /** Settles a report by the id under which the desk lists its message. */
  onSettle(report: string): void;
  onReopen(report: string): void;
  /** If `seconds` is null, everybody can write as usual again. */
  onSlow(chat: DeskChat, seconds: number | null): void;
  onShutOut(user: UserId, span: ShutOutSpan, reason: string): void;
  onLetIn(user: UserId): void;
}

/** Everything that the desk can show. */
export type DeskView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      /** The reason, as the end of a sentence. */
      readonly message: string;
      onRetry(): void;
    }
  | {
      readonly status: 'ready';
      readonly desk: Desk;
      /** False without a network, when no action is possible. */
      readonly isOnline: boolean;
      /** Whether an action is under way. */
      readonly isBusy: boolean;
      /** The reason why the latest action failed; null if it succeeded. */
      readonly problem: string | null;
      readonly actions: DeskActions;
    };

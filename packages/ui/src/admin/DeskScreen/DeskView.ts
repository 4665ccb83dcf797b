import type { Desk, DeskChat, MessageId, ShutOutSpan, UserId } from '@tribunen/domain';

/** What an administrator can do at the desk. */
export interface DeskActions {
  onRemove(message: MessageId): void;
  onRestore(message: MessageId): void;
  /** By the id of the reported message at the desk. */
  onSettle(report: string): void;
  onReopen(report: string): void;
  /** Null seconds: everybody writes as usual again. */
  onSlow(chat: DeskChat, seconds: number | null): void;
  onShutOut(user: UserId, span: ShutOutSpan, reason: string): void;
  onLetIn(user: UserId): void;
}

/** Everything that the desk can show. */
export type DeskView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      /** Why, for the end of a sentence. */
      readonly message: string;
      onRetry(): void;
    }
  | {
      readonly status: 'ready';
      readonly desk: Desk;
      /** Without a network nothing can be done. */
      readonly isOnline: boolean;
      /** An action is under way. */
      readonly isBusy: boolean;
      /** Why the latest action was not taken; null where it was. */
      readonly problem: string | null;
      readonly actions: DeskActions;
    };

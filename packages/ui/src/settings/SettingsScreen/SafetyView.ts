import type { UserId } from '@tribunen/domain';

/** Somebody on one of the user's lists. */
export interface ListedPerson {
  readonly id: UserId;
  /** Null for a person without a name. */
  readonly name: string | null;
}

/** The people and words that the user does not want to see (CHAT-28), and whether others see the user as online. */
export type SafetyView = {
  /** Whether the user is shown as online (PEOPLE-27); null until presence has loaded. */
  readonly isShown: boolean | null;
  onShown(isShown: boolean): void;
} & (
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | {
      readonly status: 'ready';
      readonly muted: readonly ListedPerson[];
      readonly blocked: readonly ListedPerson[];
      /** In the form in which they are stored, in alphabetical order. */
      readonly hiddenWords: readonly string[];
      onUnmute(id: UserId): void;
      onUnblock(id: UserId): void;
      /** Receives a typed word that can be hidden (CHAT-27). */
      onHideWord(word: string): void;
      onShowWord(word: string): void;
    }
);

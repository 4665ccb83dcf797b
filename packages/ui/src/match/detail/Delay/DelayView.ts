/** Friends who sit together in a match share the longest of their delays. */
export type TogetherView =
  | { readonly status: 'signed-out' }
  | { readonly status: 'alone'; onSit(): void }
  | {
      readonly status: 'together';
      /** The names of the other friends who share the delay. */
      readonly friends: readonly string[];
      /** Writes an invitation in the match's chat. */
      onInvite(): void;
      readonly isInvited: boolean;
      onLeave(): void;
    };

/** The delay of the reader's TV picture behind the match. */
export interface DelayView {
  /** The delay that applies in this match, in seconds; zero for no delay. */
  readonly seconds: number;
  /** The delay that the reader chose, in seconds; shorter than `seconds` if a friend has a longer delay. */
  readonly own: number;
  /** Whether the delay applies to this match only. */
  readonly scope: 'all' | 'match';
  /** The result of the last press of «Nå»; null before the first press. */
  readonly outcome: 'set' | 'nothing' | null;
  onSeconds(seconds: number): void;
  onScope(scope: 'all' | 'match'): void;
  /** Called when the reader's picture shows the latest event. */
  onNow(): void;
  readonly together: TogetherView;
}

/** Friends who sit together in a match share the longest of their delays. */
export type TogetherView =
  | { readonly status: 'signed-out' }
  | { readonly status: 'alone'; onSit(): void }
  | {
      readonly status: 'together';
      /** The names of the friends who sit there as well. */
      readonly friends: readonly string[];
      /** Writes an invitation in the match's chat. */
      onInvite(): void;
      readonly isInvited: boolean;
      onLeave(): void;
    };

/** How far behind the pitch the reader's picture is. */
export interface DelayView {
  /** In this match, in seconds; zero for no delay. */
  readonly seconds: number;
  /** As the reader has chosen it; shorter than `seconds` where a friend is further behind. */
  readonly own: number;
  /** Whether the delay is this match's own. */
  readonly scope: 'all' | 'match';
  /** What came of the last press of «Nå»; null before it. */
  readonly outcome: 'set' | 'nothing' | null;
  onSeconds(seconds: number): void;
  onScope(scope: 'all' | 'match'): void;
  /** The picture shows just now what happened last. */
  onNow(): void;
  readonly together: TogetherView;
}

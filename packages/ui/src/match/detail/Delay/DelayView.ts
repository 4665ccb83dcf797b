/** How far behind the pitch the reader's picture is. */
export interface DelayView {
  /** In this match, in seconds; zero for no delay. */
  readonly seconds: number;
  /** Whether the delay is this match's own. */
  readonly scope: 'all' | 'match';
  /** What came of the last press of «Nå»; null before it. */
  readonly outcome: 'set' | 'nothing' | null;
  onSeconds(seconds: number): void;
  onScope(scope: 'all' | 'match'): void;
  /** The picture shows just now what happened last. */
  onNow(): void;
}

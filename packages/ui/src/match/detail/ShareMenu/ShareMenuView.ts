/** The actions of the share menu of a match. */
export interface ShareMenuView {
  /** The minute at which the match is shown; null for now. */
  readonly minute: number | null;
  onShareMatch(): void;
  /** Shares the match as it was at that minute. */
  onShareMoment(minute: number): void;
  /** Null for a match that has been played. */
  readonly onCalendar: (() => void) | null;
  onPrint(): void;
  /** Opens the choice of a delay; null where a match has none. */
  readonly onDelay: (() => void) | null;
  /** Hides the result of the match, or shows it again; null before the match. */
  readonly result: { readonly isHidden: boolean; onToggle(): void } | null;
}

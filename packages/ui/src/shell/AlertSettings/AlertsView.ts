/** How a spectator is told of a goal: by sound and, when the tab is not in front, by the browser. */
export interface AlertsView {
  /** From 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  onVolume(volume: number): void;
  onMuted(muted: boolean): void;
  /** Plays the goal as loud as chosen. */
  onTrySound(): void;
  /**
   * `ask`: the browser is yet to ask whether the page may; `denied`: it may not, and only the browser's settings can change that;
   * `unsupported`: this browser has none.
   */
  readonly webNotifications: 'on' | 'off' | 'ask' | 'denied' | 'unsupported';
  /** Turned on or off; where the browser is yet to ask, it asks. */
  onWebNotifications(): void;
}

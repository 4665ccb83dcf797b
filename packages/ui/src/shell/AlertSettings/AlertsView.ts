/** How the app announces a goal to a spectator: by sound and, when the tab is not in front, through the browser. */
export interface AlertsView {
  /** From 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  onVolume(volume: number): void;
  onMuted(muted: boolean): void;
  /** Plays the goal sound at the chosen volume. */
  onTrySound(): void;
  /**
   * `ask`: the browser has not asked for permission yet; `denied`: permission is refused, and only the browser's
   * settings can change that; `unsupported`: this browser has no notifications.
   */
  readonly webNotifications: 'on' | 'off' | 'ask' | 'denied' | 'unsupported';
  /** Turns them on or off; when the browser has not asked for permission yet, it asks. */
  onWebNotifications(): void;
}

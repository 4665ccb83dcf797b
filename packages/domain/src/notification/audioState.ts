/**
 * Whether the page can play sound: `suspended` means not tried yet, or waiting for a gesture; `blocked` by the browser.
 */
export type AudioState = 'enabled' | 'suspended' | 'blocked';

/** What happens to the page's sound. `touched` is a gesture of the spectator, after which a browser allows sound. */
export type AudioEvent = 'runs' | 'sleeps' | 'refused' | 'touched';

/**
 * The state of the page's sound after an event. Sound is blocked only after the browser has refused to play it; a
 * gesture gives it another chance, and otherwise it stays blocked until it runs (NOTIFY-25).
 */
export function audioState(state: AudioState, event: AudioEvent): AudioState {
  switch (event) {
    case 'runs':
      return 'enabled';
    case 'refused':
      return 'blocked';
    case 'sleeps':
      return state === 'blocked' ? 'blocked' : 'suspended';
    case 'touched':
      return state === 'blocked' ? 'suspended' : state;
  }
}

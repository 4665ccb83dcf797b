/** Whether sound can be heard: enabled; suspended until the page is touched, or not tried yet; or blocked by the browser (part 1 §4). */
export type AudioState = 'enabled' | 'suspended' | 'blocked';

/** What befalls the page's sound. `touched` is a gesture of the user, after which a browser allows sound. */
export type AudioEvent = 'runs' | 'sleeps' | 'refused' | 'touched';

/**
 * The state of the page's sound after an event. Only a sound that was wanted and refused is blocked; a gesture gives it another
 * chance, and only that it runs ends a refusal otherwise (NOTIFY-25).
 *
 * @example
 * audioState('suspended', 'refused'); // 'blocked'
 * audioState('blocked', 'sleeps'); // 'blocked'
 * audioState('blocked', 'runs'); // 'enabled'
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

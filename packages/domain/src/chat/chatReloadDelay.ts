import { cadence } from '../live/cadence.ts';
import type { LiveMode } from '../live/LiveMode.ts';

/**
 * How long a chat waits until it loads its latest messages again: 30 s while the socket brings its messages, in case a
 * row was lost, 3 s while the socket does not, 2 s after a load that failed; in a crowd five minutes, 15 s and 10 s.
 * CHAT-43
 */
export function chatReloadDelay(last: 'heard' | 'unheard' | 'failed', mode: LiveMode): number {
  return cadence.chat[mode][last];
}

import type { LateCode } from '@tribunen/ui';
import { RetryPauses } from './RetryPauses.ts';

/**
 * Loads code until it succeeds, because the network may be away for a while. `RetryPauses` decides when the next
 * attempt is.
 *
 * @param signal ends the attempts
 * @returns null when the signal has ended them
 */
export function untilLoaded<Code>(late: LateCode<Code>): Promise<Code>;
export function untilLoaded<Code>(late: LateCode<Code>, signal: AbortSignal): Promise<Code | null>;
export async function untilLoaded<Code>(late: LateCode<Code>, signal?: AbortSignal): Promise<Code | null> {
  const pauses = new RetryPauses();
  for (;;) {
    const code = await late.load();
    if (signal?.aborted) return null;
    if (code !== null) return code;
    await pauses.next(signal);
    if (signal?.aborted) return null;
  }
}

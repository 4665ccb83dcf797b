import { RetryPauses } from './RetryPauses.ts';

/**
 * Loads a part of the page until that succeeds: the network may be gone. A failure is logged, and the load repeated (`RetryPauses`).
 *
 * @param complaint what is logged at each failure
 * @param signal ends it
 * @returns null when the signal has ended it
 * @example
 * const Host = await untilLoaded(async () => (await import('../../state/CorrectionsHost.tsx')).CorrectionsHost, 'A part of the page did not load');
 */
export function untilLoaded<Loaded>(load: () => Promise<Loaded>, complaint: string): Promise<Loaded>;
export function untilLoaded<Loaded>(
  load: () => Promise<Loaded>,
  complaint: string,
  signal: AbortSignal,
): Promise<Loaded | null>;
export async function untilLoaded<Loaded>(
  load: () => Promise<Loaded>,
  complaint: string,
  signal?: AbortSignal,
): Promise<Loaded | null> {
  const pauses = new RetryPauses();
  for (;;) {
    try {
      const loaded = await load();
      return signal?.aborted ? null : loaded;
    } catch (error) {
      if (signal?.aborted) return null;
      console.error(complaint, error);
    }
    await pauses.next(signal);
    if (signal?.aborted) return null;
  }
}

import { announcedMode } from '@tribunen/contract';
import { nullable, number, object } from 'valibot';
import type { Crowding } from '../data/Crowding.ts';
import type { Rest } from './Rest.ts';

const row = object({ mode: announcedMode, check_in_seconds: nullable(number()) });
/** The longest time for which a function uses the old mode after the operator has changed the table. */
const rememberedMs = 2000;

/**
 * Reads the crowd mode of the project from the table `live_mode`. It reads at most once in two seconds, because every
 * request for a live endpoint needs the mode.
 *
 * @param now milliseconds since 1970
 */
export class ProjectCrowding {
  readonly #now: () => number;
  #readAt = -Infinity;
  #read: Promise<Crowding> = Promise.resolve({ mode: 'small', nextCheckIn: null });

  constructor(now: () => number) {
    this.#now = now;
  }

  current(rest: Rest): Promise<Crowding> {
    if (Math.abs(this.#now() - this.#readAt) < rememberedMs) return this.#read;
    this.#readAt = this.#now();
    this.#read = readCrowding(rest).catch((error: unknown) => {
      this.#readAt = -Infinity;
      throw error;
    });
    return this.#read;
  }
}

async function readCrowding(rest: Rest): Promise<Crowding> {
  const [found] = await rest.read(row, 'live_mode', { select: 'mode,check_in_seconds', order: 'mode' }, 1);
  const seconds = found?.check_in_seconds ?? null;
  return { mode: found?.mode ?? 'small', nextCheckIn: seconds === null ? null : seconds * 1000 };
}

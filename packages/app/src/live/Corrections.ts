import { type ScoreCorrection, scoreCorrections } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import { watchMatchChanges } from '../queries/watchMatchChanges.ts';

/** Hears of every score that was set right, in whatever list or open match it was shown (MATCH-29). */
export class Corrections {
  readonly #queryClient: QueryClient;
  readonly #onCorrection: (correction: ScoreCorrection) => void;
  #end: (() => void) | null = null;

  constructor(queryClient: QueryClient, onCorrection: (correction: ScoreCorrection) => void) {
    this.#queryClient = queryClient;
    this.#onCorrection = onCorrection;
  }

  start(): void {
    this.#end ??= watchMatchChanges(this.#queryClient, (before, after) => {
      for (const correction of scoreCorrections([before], [after])) this.#onCorrection(correction);
    });
  }

  stop(): void {
    this.#end?.();
    this.#end = null;
  }
}

import { type Match, type MatchId, type ScoreCorrection, scoreCorrections } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import { watchMatches } from '../queries/watchMatches.ts';

/** Hears of every score that was set right, in whatever list or open match it was shown (MATCH-29). */
export class Corrections {
  readonly #queryClient: QueryClient;
  readonly #onCorrection: (correction: ScoreCorrection) => void;
  readonly #newest = new Map<MatchId, Match>();
  #end: (() => void) | null = null;

  constructor(queryClient: QueryClient, onCorrection: (correction: ScoreCorrection) => void) {
    this.#queryClient = queryClient;
    this.#onCorrection = onCorrection;
  }

  start(): void {
    this.#end ??= watchMatches(this.#queryClient, (matches) => this.#see(matches));
  }

  stop(): void {
    this.#end?.();
    this.#end = null;
    this.#newest.clear();
  }

  #see(matches: readonly Match[]): void {
    for (const match of matches) {
      const before = this.#newest.get(match.id);
      // One match is in several lists, of which some are behind.
      if (before === match || (before?.updatedAt ?? '') > (match.updatedAt ?? '')) continue;
      this.#newest.set(match.id, match);
      if (before === undefined) continue;
      for (const correction of scoreCorrections([before], [match])) this.#onCorrection(correction);
    }
  }
}

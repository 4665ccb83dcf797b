/** What a tab had received by a moment: up to when it knew each match, and all of them (null), milliseconds since 1970. */
export type Known = ReadonlyMap<string | null, number>;

export interface Evidence {
  /** When the tab received it. */
  readonly at: number;
  /** Null: of all matches. */
  readonly match: string | null;
  /** It holds everything that was true before this moment, milliseconds since 1970. */
  readonly knows: number;
  /** It counts only if nothing has stood between the tab and the server since then; null where it counts in any case. */
  readonly ifFreeSince: number | null;
}

/** Everything that a view received, and when. */
export class EvidenceFile {
  #evidence: Evidence[] = [];

  add(evidence: Evidence): void {
    this.#evidence.push(evidence);
  }

  /** @param freeFrom since when nothing has stood in the way */
  knownAt(moment: number, freeFrom: number): Known {
    const known = new Map<string | null, number>();
    for (const { at, match, knows, ifFreeSince } of this.#evidence) {
      const counts = ifFreeSince === null || freeFrom <= ifFreeSince;
      if (at <= moment && counts) known.set(match, Math.max(known.get(match) ?? 0, knows));
    }
    // The newest of each replaces the older ones.
    const stillToCome = this.#evidence.filter(({ at }) => at > moment);
    const kept = [...known].map(([match, knows]) => ({ at: moment, match, knows, ifFreeSince: null }));
    this.#evidence = [...kept, ...stillToCome];
    return known;
  }
}

export function knownOf(known: Known, match: string): number {
  return Math.max(known.get(null) ?? -Infinity, known.get(match) ?? -Infinity);
}

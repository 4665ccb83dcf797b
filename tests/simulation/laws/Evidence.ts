/**
 * For each match (null: all matches), a moment in milliseconds since 1970. The tab has received everything that was
 * true of the match before that moment.
 */
export type Known = ReadonlyMap<string | null, number>;

export interface Evidence {
  /** When the tab received the evidence. */
  readonly at: number;
  /** The match that the evidence is about; null: all matches. */
  readonly match: string | null;
  /** The evidence contains everything that was true before this moment, in milliseconds since 1970. */
  readonly knows: number;
  /** If this is a moment, the evidence counts only if no fault has hindered the tab's requests since that moment. */
  readonly ifFreeSince: number | null;
}

/** Everything that a view has received, and when. */
export class EvidenceFile {
  #evidence: Evidence[] = [];

  add(evidence: Evidence): void {
    this.#evidence.push(evidence);
  }

  /** @param freeFrom the moment since which no fault has hindered the tab's requests */
  knownAt(moment: number, freeFrom: number): Known {
    const known = new Map<string | null, number>();
    for (const { at, match, knows, ifFreeSince } of this.#evidence) {
      const counts = ifFreeSince === null || freeFrom <= ifFreeSince;
      if (at <= moment && counts) known.set(match, Math.max(known.get(match) ?? 0, knows));
    }
    // For each match the newest evidence replaces the older.
    const stillToCome = this.#evidence.filter(({ at }) => at > moment);
    const kept = [...known].map(([match, knows]) => ({ at: moment, match, knows, ifFreeSince: null }));
    this.#evidence = [...kept, ...stillToCome];
    return known;
  }
}

export function knownOf(known: Known, match: string): number {
  return Math.max(known.get(null) ?? -Infinity, known.get(match) ?? -Infinity);
}

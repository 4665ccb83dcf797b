import type { MatchId, Side } from '@tribunen/domain';
import { array, picklist, string, tuple } from 'valibot';
import { readJson } from '../../../lib/storage/readJson.ts';
import { StoredValue } from '../../../lib/storage/StoredValue.ts';

/** The most kept choices. Older ones are dropped. */
const mostKept = 50;

const kept = array(tuple([string(), picklist(['home', 'away'])]));

/** The side that the spectator cheers for in each match, kept on this device. */
export class CheerSides extends StoredValue<ReadonlyMap<string, Side>> {
  constructor(storage: () => Storage) {
    super(
      {
        key: 'tribunen-cheers',
        storage,
        read: (text) => new Map(readJson(kept, text)),
        write: (sides) => JSON.stringify([...sides]),
      },
      window,
    );
  }

  /** The spectator's side in a match; null when none was chosen. */
  of(match: MatchId): Side | null {
    return this.current().get(match) ?? null;
  }

  chooseSide(match: MatchId, side: Side): void {
    const others = [...this.current()].filter(([id]) => id !== match);
    this.choose(new Map([...others, [match, side] as const].slice(-mostKept)));
  }
}

export const cheers = new CheerSides(() => localStorage);

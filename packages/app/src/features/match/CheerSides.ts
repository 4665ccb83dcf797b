import type { MatchId, Side } from '@tribunen/domain';
import { array, type InferOutput, picklist, safeParse, string, tuple } from 'valibot';

/** The storage key of the spectator's cheers on this device. */
const cheersKey = 'tribunen-cheers';
/** Older choices are dropped. */
const mostKept = 50;

const kept = array(tuple([string(), picklist(['home', 'away'])]));
type Kept = InferOutput<typeof kept>;

/**
 * The side the spectator cheers for in each match, kept on this device. When the browser refuses storage it lasts as long as the page.
 */
export class CheerSides {
  readonly #storage: () => Storage;
  readonly #listeners = new Set<() => void>();
  #sides: ReadonlyMap<string, Side> = new Map();
  #hasComplained = false;

  /** @param storage asked for anew each time: already the asking throws where storage is refused */
  constructor(storage: () => Storage) {
    this.#storage = storage;
    this.#withStorage((open) => {
      this.#sides = new Map(parseKept(open.getItem(cheersKey)));
    });
  }

  /** The side chosen in a match; null when none was. */
  of(match: MatchId): Side | null {
    return this.#sides.get(match) ?? null;
  }

  choose(match: MatchId, side: Side): void {
    const others = [...this.#sides].filter(([id]) => id !== match);
    this.#sides = new Map([...others, [match, side] as const].slice(-mostKept));
    this.#withStorage((open) => open.setItem(cheersKey, JSON.stringify([...this.#sides])));
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #withStorage(task: (storage: Storage) => void): void {
    try {
      task(this.#storage());
    } catch (error) {
      if (!this.#hasComplained) console.error('Cheers are not remembered: the browser refuses storage', error);
      this.#hasComplained = true;
    }
  }
}

/** Anything that is not a list of cheers was written by another version, and is ignored. */
function parseKept(text: string | null): Kept {
  const parsed = safeParse(kept, text === null ? [] : readJson(text));
  return parsed.success ? parsed.output : [];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not ours, or truncated: nothing is remembered, and the next choice overwrites it.
    return null;
  }
}

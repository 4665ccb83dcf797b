import type { MatchId, Side } from '@tribunen/domain';
import { array, type InferOutput, picklist, safeParse, string, tuple } from 'valibot';

/** Under which key this device remembers whom its spectator cheers for. */
const cheersKey = 'tribunen-cheers';
/** Whom one cheered for long ago is of no use. */
const mostKept = 50;

const kept = array(tuple([string(), picklist(['home', 'away'])]));
type Kept = InferOutput<typeof kept>;

/**
 * Whom the spectator cheers for in which match, on this device (until the whole stand hears it). Where the browser refuses storage it
 * lasts as long as the page.
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

  /** The side that is cheered for in a match; null where none was chosen. */
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

/** What is no list of cheers is none: it was written by another version. */
function parseKept(text: string | null): Kept {
  const parsed = safeParse(kept, text === null ? [] : readJson(text));
  return parsed.success ? parsed.output : [];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not ours, or cut off: nothing is remembered, and the next choice writes over it.
    return null;
  }
}

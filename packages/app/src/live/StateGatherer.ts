import type { MatchId, MatchState } from '@tribunen/domain';

/** What comes within one frame of the screen is drawn together. */
const gatherMs = 16;

/** Hands on the first state at once, and what comes within a frame after it together; of a match that was told of twice, the newer. */
export class StateGatherer {
  readonly #onStates: (states: readonly MatchState[]) => void;
  #gathered = new Map<MatchId, MatchState>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(onStates: (states: readonly MatchState[]) => void) {
    this.#onStates = onStates;
  }

  add(state: MatchState): void {
    const known = this.#gathered.get(state.matchId);
    if (known === undefined || state.updatedAt > known.updatedAt) this.#gathered.set(state.matchId, state);
    if (this.#timer === null) this.#handOn();
  }

  /** Drops what was not handed on. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#gathered = new Map();
  }

  #handOn(): void {
    this.#timer = null;
    if (this.#gathered.size === 0) return;
    const states = [...this.#gathered.values()];
    this.#gathered = new Map();
    this.#timer = setTimeout(() => this.#handOn(), gatherMs);
    this.#onStates(states);
  }
}

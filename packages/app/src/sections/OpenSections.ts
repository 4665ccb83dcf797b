import type { CompetitionCode } from '@tribunen/domain';
import { toggled } from './toggled.ts';

/** Which parts of the results screen are folded. */
export interface FoldedSections {
  readonly collapsed: ReadonlySet<CompetitionCode>;
  readonly othersCollapsed: ReadonlySet<CompetitionCode>;
  readonly othersOpen: boolean;
}

/** Remembers, for as long as the page lives, what the spectator has folded and unfolded, so that Back shows what was left. */
export class OpenSections {
  readonly #listeners = new Set<() => void>();
  #folded: FoldedSections = { collapsed: new Set(), othersCollapsed: new Set(), othersOpen: false };

  readonly current = (): FoldedSections => this.#folded;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly toggleFollowed = (code: CompetitionCode): void =>
    this.#change({ collapsed: toggled(this.#folded.collapsed, code) });

  readonly toggleOther = (code: CompetitionCode): void =>
    this.#change({ othersCollapsed: toggled(this.#folded.othersCollapsed, code) });

  readonly toggleOthers = (): void => this.#change({ othersOpen: !this.#folded.othersOpen });

  #change(change: Partial<FoldedSections>): void {
    this.#folded = { ...this.#folded, ...change };
    for (const listener of this.#listeners) listener();
  }
}

import type { CompetitionCode } from '@tribunen/domain';
import { Observable } from '../../lib/state/Observable.ts';

/** Which sections of the results screen are folded. */
export interface FoldedSections {
  readonly collapsed: ReadonlySet<CompetitionCode>;
  readonly othersCollapsed: ReadonlySet<CompetitionCode>;
  /** Null until the spectator has shown or hidden them. */
  readonly othersOpen: boolean | null;
}

/** Keeps which sections the spectator has folded, for as long as the page is open, so that Back shows the same list. */
export class OpenSections extends Observable<FoldedSections> {
  constructor() {
    super({ collapsed: new Set(), othersCollapsed: new Set(), othersOpen: null });
  }

  readonly toggleFollowed = (code: CompetitionCode): void =>
    this.#change({ collapsed: toggled(this.current().collapsed, code) });

  readonly toggleOther = (code: CompetitionCode): void =>
    this.#change({ othersCollapsed: toggled(this.current().othersCollapsed, code) });

  readonly showOthers = (othersOpen: boolean): void => this.#change({ othersOpen });

  #change(change: Partial<FoldedSections>): void {
    this.set({ ...this.current(), ...change });
  }
}

/** The set with `item` added, or removed if it was in the set. */
function toggled<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const after = new Set(set);
  if (!after.delete(item)) after.add(item);
  return after;
}

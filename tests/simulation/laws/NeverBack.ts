import type { Match, ScoreLine } from '@tribunen/domain';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';
import type { Law, LawCourt } from './Law.ts';

/** A score that went back on the screen. */
interface Setback {
  readonly match: string;
  readonly before: ScoreLine;
  readonly after: ScoreLine;
}

/** Law 3: a score never goes back, but by a newer state of the server's; and then a notice says so, once, and of nothing else. */
export class NeverBack implements Law {
  readonly number = 3;
  readonly name = 'a score goes back by a newer state alone';
  checks = 0;
  readonly #court: LawCourt;
  /** By tab: every score that went back, in their order. */
  readonly #setbacks = new Map<SimulatedTab, Setback[]>();

  constructor(court: LawCourt) {
    this.#court = court;
  }

  tabOpened(tab: SimulatedTab): void {
    let before = tab.shown;
    tab.queryClient.getQueryCache().subscribe(({ type }) => {
      if (type !== 'updated') return;
      const after = tab.shown;
      if (after === before) return;
      const known = new Map(before.map((match) => [match.id, match]));
      for (const match of after) {
        const former = known.get(match.id);
        if (former !== undefined && former !== match) this.#compare(tab, former, match);
      }
      before = after;
    });
  }

  #compare(tab: SimulatedTab, before: Match, after: Match): void {
    this.checks += 1;
    const isNewer = (after.updatedAt ?? '') > (before.updatedAt ?? '');
    if ((after.updatedAt ?? '') < (before.updatedAt ?? '')) {
      this.#court.broken(this, `${tab.name} went from ${before.updatedAt} of ${before.id} back to ${after.updatedAt}`);
    }
    const [was, is] = [before.score.fullTime, after.score.fullTime];
    if (was.home === null) return;
    const wentBack = is.home === null || is.home < was.home || is.away < was.away;
    if (!wentBack) return;
    const change = `${was.home}–${was.away} to ${is.home}–${is.away}`;
    if (!isNewer) this.#court.broken(this, `${tab.name} took ${before.id} from ${change} without a newer state`);
    if (is.home === null) return;
    const setbacks = this.#setbacks.get(tab) ?? [];
    setbacks.push({ match: before.id, before: was, after: is });
    this.#setbacks.set(tab, setbacks);
  }

  /** A notice comes in the same moment. */
  look(): void {
    for (const tab of this.#court.simulation.tabs) {
      if (!tab.isRunning) continue;
      const due = (this.#setbacks.get(tab) ?? []).map(({ match, before, after }) => lineOf(match, before, after));
      const said = tab.corrections.map(({ match, before, after }) => lineOf(match.id, before, after));
      const [missing] = without(due, said);
      const [needless] = without(said, due);
      if (missing !== undefined) this.#court.broken(this, `${tab.name} does not say that ${missing}`);
      if (needless !== undefined) this.#court.broken(this, `${tab.name} says that ${needless}, and it did not`);
    }
  }
}

function lineOf(match: string, before: ScoreLine, after: ScoreLine): string {
  return `${match} went from ${before.home}–${before.away} back to ${after.home}–${after.away}`;
}

/** What is among the ones more often than among the others. */
function without(ones: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return ones.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

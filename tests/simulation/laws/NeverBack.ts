import type { Match, ScoreLine } from '@tribunen/domain';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';
import type { Law, LawCourt } from './Law.ts';
import { mayBeReordered } from './mayBeReordered.ts';

/** A score that decreased on the screen. */
interface Setback {
  readonly match: string;
  readonly before: ScoreLine;
  readonly after: ScoreLine;
}

/**
 * Law 3: a match on the screen never goes back to an earlier state, even if both states have the same time. A score
 * decreases only if the server wrote the lower score later. The page then shows exactly one notice, and shows no notice
 * otherwise.
 */
export class NeverBack implements Law {
  readonly number = 3;
  readonly name = 'a match never goes back, and a score falls only by a later write';
  checks = 0;
  readonly #court: LawCourt;
  /** Every decrease of a score, in order, by tab. */
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
    const [was, is] = [before.score.fullTime, after.score.fullTime];
    if (!this.#mayFollow(before, after)) {
      const [from, to] = [lineOf(before), lineOf(after)];
      this.#court.broken(this, `${tab.name} went from ${from} of ${before.id} back to ${to}`);
    }
    if (was.home === null) return;
    const wentBack = is.home === null || is.home < was.home || is.away < was.away;
    if (!wentBack) return;
    if (is.home === null) return;
    const setbacks = this.#setbacks.get(tab) ?? [];
    setbacks.push({ match: before.id, before: was, after: is });
    this.#setbacks.set(tab, setbacks);
  }

  /** Whether a match may replace another on the screen. A match with the same content may, because nothing changes. */
  #mayFollow(before: Match, after: Match): boolean {
    const { truth, troubles } = this.#court.simulation;
    if (lineOf(before) === lineOf(after) || truth.isLater(before, after)) return true;
    return before.updatedAt === after.updatedAt && mayBeReordered(troubles, Date.parse(after.updatedAt ?? ''));
  }

  /** Checks the notices at once, because a notice must come without delay. */
  look(): void {
    for (const tab of this.#court.simulation.tabs) {
      if (!tab.isRunning) continue;
      const due = (this.#setbacks.get(tab) ?? []).map(({ match, before, after }) => setbackOf(match, before, after));
      const said = tab.corrections.map(({ match, before, after }) => setbackOf(match.id, before, after));
      const [missing] = without(due, said);
      const [needless] = without(said, due);
      if (missing !== undefined) this.#court.broken(this, `${tab.name} does not say that ${missing}`);
      if (needless !== undefined) this.#court.broken(this, `${tab.name} says that ${needless}, and it did not`);
    }
  }
}

function lineOf(match: Match): string {
  const { status, score, updatedAt } = match;
  return `${status} ${score.fullTime.home}–${score.fullTime.away} ${'minute' in match ? match.minute : ''} of ${updatedAt}`;
}

function setbackOf(match: string, before: ScoreLine, after: ScoreLine): string {
  return `${match} went from ${before.home}–${before.away} back to ${after.home}–${after.away}`;
}

/** The items of the first list without those of the second. Each item of the second list removes one equal item. */
function without(ones: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return ones.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

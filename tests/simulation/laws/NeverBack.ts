import { type Match, scoreCorrections } from '@tribunen/domain';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';
import type { Law, LawCourt } from './Law.ts';

/** Law 3: a score never goes back, but by a newer state of the server's; and then the notice of it is told. */
export class NeverBack implements Law {
  readonly number = 3;
  readonly name = 'a score goes back by a newer state alone';
  checks = 0;
  readonly #court: LawCourt;

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
    const isTold = scoreCorrections([before], [after]).length > 0;
    if (!isTold) this.#court.broken(this, `${tab.name} took ${before.id} from ${change} and does not say so`);
  }
}

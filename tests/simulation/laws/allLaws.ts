import { RequestedOften } from './RequestedOften.ts';
import type { Channel } from './Channel.ts';
import { BoundedRequests } from './BoundedRequests.ts';
import { Debts } from './Debts.ts';
import { FollowsTheMode } from './FollowsTheMode.ts';
import { FreshView } from './FreshView.ts';
import { PromptAnnouncements } from './PromptAnnouncements.ts';
import type { Law, LawCourt } from './Law.ts';
import { NeverBack } from './NeverBack.ts';
import { NothingBeforeItsTime } from './NothingBeforeItsTime.ts';
import { NothingLeft } from './NothingLeft.ts';
import { OneNotification } from './OneNotification.ts';
import { SharedRests } from './SharedRests.ts';

/**
 * The laws that judge a run. A run whose spectators see the matches with a delay has only law 6, because the other laws
 * expect every change at once.
 *
 * @param channel the only channel that law 6 observes; null for all
 */
export function allLaws(court: LawCourt, channel: Channel | null = null): readonly Law[] {
  if (court.simulation.plan.isDelayed === true) return [new NothingBeforeItsTime(court, channel)];
  const debts = new Debts(court.simulation);
  return [
    new FreshView(court),
    new OneNotification(court, debts),
    new PromptAnnouncements(court, debts),
    new NeverBack(court),
    new BoundedRequests(court),
    new RequestedOften(court),
    new FollowsTheMode(court),
    new SharedRests(court),
    new NothingLeft(court),
  ];
}

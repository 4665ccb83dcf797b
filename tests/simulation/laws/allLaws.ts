import { RequestedOften } from './RequestedOften.ts';
import { BoundedRequests } from './BoundedRequests.ts';
import { Debts } from './Debts.ts';
import { FollowsTheMode } from './FollowsTheMode.ts';
import { FreshView } from './FreshView.ts';
import { PromptAnnouncements } from './PromptAnnouncements.ts';
import type { Law, LawCourt } from './Law.ts';
import { NeverBack } from './NeverBack.ts';
import { NothingLeft } from './NothingLeft.ts';
import { OneNotification } from './OneNotification.ts';
import { SharedRests } from './SharedRests.ts';

/** The laws that judge a run. */
export function allLaws(court: LawCourt): readonly Law[] {
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

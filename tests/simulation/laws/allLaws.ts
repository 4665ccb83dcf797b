import { AskedOften } from './AskedOften.ts';
import { BoundedRequests } from './BoundedRequests.ts';
import { FreshView } from './FreshView.ts';
import { HeardInTime } from './HeardInTime.ts';
import type { Law, LawCourt } from './Law.ts';
import { NeverBack } from './NeverBack.ts';
import { NothingLeft } from './NothingLeft.ts';
import { OneNotification } from './OneNotification.ts';

/** The laws by which a run is judged, anew for each. */
export function allLaws(court: LawCourt): readonly Law[] {
  return [
    new FreshView(court),
    new OneNotification(court),
    new HeardInTime(court),
    new NeverBack(court),
    new BoundedRequests(court),
    new AskedOften(court),
    new NothingLeft(court),
  ];
}

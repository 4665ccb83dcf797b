import type { MatchReport } from '@tribunen/domain';

/** What every tab of an opened match receives. The minute it is shown at comes from `useShownMinute`. */
export interface MatchTabProps {
  readonly match: MatchReport;
}

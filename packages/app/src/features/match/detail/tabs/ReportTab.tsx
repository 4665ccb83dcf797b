import { MatchTimeline, useWords } from '@tribunen/ui';
import { useShownEvents, useShownMinute } from '../useShownMinute.ts';
import type { MatchTabProps } from '../lazyTab.tsx';

/** Referat: what has happened up to the shown minute. */
export function ReportTab({ match: { match, events } }: MatchTabProps) {
  const { t } = useWords();
  const shown = useShownEvents(events);
  // Only where there is nothing to show does the minute matter by itself.
  const emptyAt = useShownMinute((minute) => (shown.length === 0 ? minute : null));
  const empty =
    emptyAt === null
      ? t(($) => $.matchDetail.events.empty)
      : t(($) => $.matchDetail.events.emptyAt, { minute: emptyAt });
  return <MatchTimeline match={match} events={shown} empty={empty} />;
}

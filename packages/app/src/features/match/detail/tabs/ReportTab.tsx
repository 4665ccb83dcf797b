import { MatchTimeline, useFormats, useWords } from '@tribunen/ui';
import { useShownEvents, useShownMinute } from '../useShownMinute.ts';
import type { MatchTabProps } from '../lazyTab.tsx';

/** Referat: the events up to the shown minute. */
export function ReportTab({ match: { match, events, abandoned } }: MatchTabProps) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  const shown = useShownEvents(events);
  // The minute alone matters only where there is no event to show.
  const emptyAt = useShownMinute((minute) => (shown.length === 0 ? minute : null));
  const empty =
    emptyAt === null
      ? t(($) => $.matchDetail.events.empty)
      : t(($) => $.matchDetail.events.emptyAt, { minute: ordinal(emptyAt) });
  return <MatchTimeline match={match} events={shown} {...(abandoned && { abandoned })} empty={empty} />;
}

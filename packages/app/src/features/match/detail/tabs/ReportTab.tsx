import { isLive, shownScore } from '@tribunen/domain';
import { MatchTimeline, useFormats, useWords } from '@tribunen/ui';
import { useServices } from '../../../../services/useServices.ts';
import { useShownEvents, useShownMinute } from '../useShownMinute.ts';
import type { MatchTabProps } from '../lazyTab.tsx';

/** Referat: the events up to the shown minute. */
export function ReportTab({ match: { match, events, abandoned } }: MatchTabProps) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  const { access } = useServices();
  const shown = useShownEvents(events);
  // The minute matters only when there is no event to show.
  const emptyAt = useShownMinute((minute) => (shown.length === 0 ? minute : null));
  // For a match whose data are still awaited, «no events so far» might be untrue.
  const isAwaited = access.gate?.isHolding() === true && isLive(match) && shownScore(match) === null;
  const emptyNow =
    match.isHidden === true
      ? t(($) => $.results.label.hidden)
      : isAwaited
        ? t(($) => $.known.delay.waits)
        : t(($) => $.matchDetail.events.empty);
  const empty = emptyAt === null ? emptyNow : t(($) => $.matchDetail.events.emptyAt, { minute: ordinal(emptyAt) });
  return <MatchTimeline match={match} events={shown} {...(abandoned && { abandoned })} empty={empty} />;
}

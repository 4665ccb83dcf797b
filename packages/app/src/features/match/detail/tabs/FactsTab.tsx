import { matchPitchEvents, timeSlider, withinPitch } from '@tribunen/domain';
import { MatchFacts } from '@tribunen/ui';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { matchTabParameter } from '../../../../navigation/paths.ts';
import { useObserved } from '../../../../lib/state/useObserved.ts';
import { keptFactsLook } from './keptFactsLook.ts';
import { reportedGoalOf } from './reportedGoalOf.ts';
import { useScrubber, useShownMinute } from '../useShownMinute.ts';
import type { MatchTabProps } from './MatchTabProps.ts';

/** The facts of a match, at the minute of the match screen's own slider; its end is the whole match. */
export function FactsTab({ match: report }: MatchTabProps) {
  const facts = useMemo(() => {
    const { measured, events } = matchPitchEvents(report);
    return { measured, events: { home: withinPitch(events.home), away: withinPitch(events.away) } };
  }, [report]);
  const [kept] = useState(() => keptFactsLook(() => localStorage, window));
  const look = useObserved(kept);
  const scrubber = useScrubber();
  const minute = useShownMinute(minuteOfSlider);
  const onMinute = useCallback(
    (to: number) => (to >= timeSlider.to ? scrubber.backToNow() : scrubber.choose(to)),
    [scrubber],
  );
  const [, setSearch] = useSearchParams();

  return (
    <MatchFacts
      view={{
        match: report.match,
        ...facts,
        look,
        onLook: kept.choose,
        minute,
        onMinute,
        inReport: (side, mark) => {
          const goal = reportedGoalOf(report.events, side, mark);
          if (goal === null) return null;
          return () => {
            // The timeline up to the goal, which is then its latest event.
            scrubber.choose(goal.minute);
            setSearch(withoutTab, { replace: true });
          };
        },
      }}
    />
  );
}

function minuteOfSlider(shown: number | null): number {
  return shown === null ? timeSlider.to : Math.min(shown, timeSlider.to);
}

/** The timeline is the first tab, which the address does not name. */
function withoutTab(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(matchTabParameter);
  return rest;
}

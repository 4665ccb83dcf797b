import {
  hasEnded,
  matchPitchEvents,
  timeSlider,
  withinPitch,
  type GoalEvent,
  type MatchEvent,
  type PitchMark,
  type Side,
} from '@tribunen/domain';
import { MatchFacts, type FactsLook, factsLooks, StatisticsPanel } from '@tribunen/ui';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { matchTabParameter } from '../../../../navigation/paths.ts';
import { useObserved } from '../../../../lib/state/useObserved.ts';
import { useScrubber, useShownMinute } from '../useShownMinute.ts';
import type { MatchTabProps } from '../lazyTab.tsx';
import { type StorageEvents, StoredValue } from '../../../../lib/storage/StoredValue.ts';

/** The statistics of a match in play, and all the facts of a match that has ended. */
export function FactsTab({ match: report }: MatchTabProps) {
  const { match, statistics } = report;
  if (hasEnded(match)) return <PlayedFacts match={report} />;
  return statistics && <StatisticsPanel match={match} statistics={statistics} />;
}

/** The facts of a match at the minute of the match screen's slider, whose end is the whole match. */
function PlayedFacts({ match: report }: MatchTabProps) {
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
        statistics: report.statistics ?? null,
        look,
        onLook: kept.choose,
        minute,
        onMinute,
        inReport: (side, mark) => {
          const goal = reportedGoalOf(report.events, side, mark);
          if (goal === null) return null;
          return () => {
            // Sets the timeline to the minute of the goal, which is then its latest event.
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

/** The address of the timeline, which is the first tab and therefore not in the address. */
function withoutTab(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(matchTabParameter);
  return rest;
}

/** How this device shows the facts of a match: in three dimensions until another view is chosen. */
export function keptFactsLook(storage: () => Storage, events: StorageEvents): StoredValue<FactsLook> {
  return new StoredValue<FactsLook>(
    {
      key: 'tribunen-facts-look',
      storage,
      read: (text) => factsLooks.find((look) => look === text) ?? '3d',
      write: (look) => look,
    },
    events,
  );
}

/**
 * The timeline's goal that a mark on the pitch shows; null for a mark of another event, or a goal that the timeline does not have.
 */
export function reportedGoalOf(
  events: readonly MatchEvent[],
  side: Side,
  { look, minute, player }: PitchMark,
): GoalEvent | null {
  if (look !== 'goal') return null;
  return (
    events
      .filter((event) => event.type === 'GOAL')
      .find(
        (event) =>
          event.teamSide === side &&
          event.minute + (event.extraTime ?? 0) === minute &&
          (player === null || event.playerName === player),
      ) ?? null
  );
}

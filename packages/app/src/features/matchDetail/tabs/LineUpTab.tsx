import type { MatchEvent } from '@tribunen/domain';
import { LineUpPanel } from '@tribunen/ui';
import { useMemo } from 'react';
import { useShownMinute } from '../useShownMinute.ts';
import type { MatchTabProps } from './MatchTabProps.ts';

/** Who plays, at the minute that the match is shown at. */
export function LineUpTab({ match: { match, lineUps, events } }: MatchTabProps) {
  const minute = useShownMinute();
  const view = useMemo(
    () => ({ match, lineUps, minute, events: minute === null ? events : eventsUntil(events, minute) }),
    [match, lineUps, events, minute],
  );
  return <LineUpPanel view={view} />;
}

function eventsUntil(events: readonly MatchEvent[], minute: number): readonly MatchEvent[] {
  return events.filter((event) => event.minute <= minute);
}

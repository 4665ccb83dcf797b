import { LineUpPanel } from '@tribunen/ui';
import { useMemo } from 'react';
import { useShownEvents, useShownMinute } from '../useShownMinute.ts';
import type { MatchTabProps } from '../lazyTab.tsx';

/** Lagoppstilling: the players on the pitch and on the bench at the shown minute. */
export function LineUpTab({ match: { match, lineUps, events } }: MatchTabProps) {
  const minute = useShownMinute();
  const shown = useShownEvents(events);
  const view = useMemo(() => ({ match, lineUps, minute, events: shown }), [match, lineUps, minute, shown]);
  return <LineUpPanel view={view} />;
}

import { lastMinute, momentumMinutes } from '@tribunen/domain';
import { MomentumPanel } from '@tribunen/ui';
import { useMemo } from 'react';
import { useScrubber, useShownMinute } from '../useShownMinute.ts';
import type { MatchTabProps } from '../lazyTab.tsx';

/** Momentum: how the pressure has moved, up to now, with the shown minute on it. */
export function MomentumTab({ match: { match, events } }: MatchTabProps) {
  const chosen = useShownMinute();
  const scrubber = useScrubber();
  const last = lastMinute({ match, events });
  const minutes = useMemo(() => (last === null ? [] : momentumMinutes(events, last)), [events, last]);
  if (minutes.length === 0) return <MomentumPanel view={{ status: 'empty' }} />;
  return <MomentumPanel view={{ status: 'ready', match, minutes, chosen, onChoose: scrubber.choose }} />;
}

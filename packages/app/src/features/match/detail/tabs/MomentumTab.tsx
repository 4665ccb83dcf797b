import { lastMinute, momentumMinutes } from '@tribunen/domain';
import { MomentumPanel } from '@tribunen/ui';
import { useMemo } from 'react';
import { useScrubber, useShownEvents, useShownMinute } from '../useShownMinute.ts';
import type { MatchTabProps } from '../lazyTab.tsx';

/**
 * Momentum: the course of the pressure up to now, with a mark at the shown minute. In the replay of a hidden match the
 * course ends at that minute.
 */
export function MomentumTab({ match: { match, events: all }, isReplayed = false }: MatchTabProps) {
  const shown = useShownEvents(all);
  const events = isReplayed ? shown : all;
  const chosen = useShownMinute();
  const scrubber = useScrubber();
  const last = isReplayed ? chosen : lastMinute({ match, events });
  const minutes = useMemo(() => (last === null ? [] : momentumMinutes(events, last)), [events, last]);
  if (minutes.length === 0) return <MomentumPanel view={{ status: 'empty' }} />;
  return <MomentumPanel view={{ status: 'ready', match, minutes, chosen, onChoose: scrubber.choose }} />;
}

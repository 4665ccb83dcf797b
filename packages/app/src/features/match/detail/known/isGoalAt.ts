import type { MatchEvent } from '@tribunen/domain';

export function isGoalAt(events: readonly MatchEvent[], minute: number): boolean {
  return events.some((event) => event.type === 'GOAL' && !event.cancelled && event.minute === minute);
}

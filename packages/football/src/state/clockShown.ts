import type { SimulatedState } from './matchStateAt.ts';

/**
 * The clock of a match, while it is played and in its breaks: the minute, and the minute of added time. Before and
 * after the match there is no clock, neither in the rows nor in the provider's list.
 */
export function clockShown({ status, moment }: SimulatedState): {
  readonly minute: number | null;
  readonly injuryTime: number | null;
} {
  if (moment === null || (status !== 'IN_PLAY' && status !== 'PAUSED')) return { minute: null, injuryTime: null };
  return { minute: moment.minute, injuryTime: moment.injuryTime };
}

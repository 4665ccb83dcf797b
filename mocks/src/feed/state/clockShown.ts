import type { SimulatedState } from './matchStateAt.ts';

/**
 * The clock of a match: its minute and that of added time, while it is played and in its breaks. Before and after there
 * is no clock, in the rows as in the provider's list.
 *
 * @example
 * clockShown(matchStateAt(match, match.kickOff)); // { minute: 1, injuryTime: null }
 */
export function clockShown({ status, moment }: SimulatedState): {
  readonly minute: number | null;
  readonly injuryTime: number | null;
} {
  if (moment === null || (status !== 'IN_PLAY' && status !== 'PAUSED')) return { minute: null, injuryTime: null };
  return { minute: moment.minute, injuryTime: moment.injuryTime };
}

import type { Follow } from './Follow.ts';
import { orderFollows } from './orderFollows.ts';

/** How many teams the guide asks for. */
export const guidedTeams = 3;

/**
 * The state of the guide for a first visit: it asks for three teams, then whether to notify of their goals, and then it
 * is done.
 */
export type FollowGuide =
  | { readonly step: 'choose'; readonly chosen: number }
  | { readonly step: 'notify'; readonly teams: readonly Follow[] }
  | { readonly step: 'done' };

/**
 * The step of the guide. A spectator who follows nothing is asked for three teams, and last of all for notifications
 * (FOLLOW-17).
 *
 * @param isBegun whether the spectator followed nothing when the screen was opened
 * @param isAnswered whether the question about notifications has been answered, or the guide skipped
 * @example
 * followGuide([], { isBegun: true, isAnswered: false }); // { step: 'choose', chosen: 0 }
 * followGuide([], { isBegun: false, isAnswered: false }); // { step: 'done' }
 */
export function followGuide(
  follows: readonly Follow[],
  { isBegun, isAnswered }: { readonly isBegun: boolean; readonly isAnswered: boolean },
): FollowGuide {
  if (!isBegun || isAnswered) return { step: 'done' };
  const teams = orderFollows(follows).filter(({ entityType }) => entityType === 'team');
  return teams.length < guidedTeams ? { step: 'choose', chosen: teams.length } : { step: 'notify', teams };
}

import type { Follow } from './Follow.ts';
import { orderFollows } from './orderFollows.ts';

/** How many teams the guide asks for. */
export const guidedTeams = 3;

/**
 * The state of the guide for a first visit: it asks for three teams, then whether to notify of their goals, then
 * whether to do so on this device while the app is closed, and then it is done.
 */
export type FollowGuide =
  | { readonly step: 'choose'; readonly chosen: number }
  | { readonly step: 'notify'; readonly teams: readonly Follow[] }
  | { readonly step: 'push' }
  | { readonly step: 'done' };

/**
 * How far the spectator has answered. `notify`: yes to notifications, and the question about the device remains; `all`:
 * no question remains, or the spectator has skipped the guide.
 */
export type GuideAnswers = 'none' | 'notify' | 'all';

/**
 * The step of the guide. It asks a spectator who follows nothing for three teams, then for notifications, and last of
 * all for notifications while the app is closed (FOLLOW-17).
 *
 * @param isBegun whether the spectator followed nothing when the screen was opened
 */
export function followGuide(
  follows: readonly Follow[],
  { isBegun, answered }: { readonly isBegun: boolean; readonly answered: GuideAnswers },
): FollowGuide {
  if (!isBegun || answered === 'all') return { step: 'done' };
  if (answered === 'notify') return { step: 'push' };
  const teams = orderFollows(follows).filter(({ entityType }) => entityType === 'team');
  return teams.length < guidedTeams ? { step: 'choose', chosen: teams.length } : { step: 'notify', teams };
}

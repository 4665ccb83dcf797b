import type { Match, Notification } from '@tribunen/domain';
import type { FlipCardView } from '@tribunen/ui';

/**
 * The flip card of a notification.
 *
 * @param match its match; null if it is not loaded
 */
export function toFlipCardView(
  notification: Notification,
  match: Match | null,
): Exclude<FlipCardView, { readonly status: 'gathered' }> {
  const { homeTeam, awayTeam, minute } = notification;
  if (notification.type === 'RED') {
    const { teamName, player } = notification;
    return { status: 'red', match, homeTeam, awayTeam, teamName, player, minute };
  }
  const { homeScore, awayScore, scoringSide, scorer, isFantasy } = notification;
  return { status: 'goal', match, homeTeam, awayTeam, homeScore, awayScore, scoringSide, scorer, minute, isFantasy };
}

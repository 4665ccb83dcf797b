import type { Match, MatchId, Notification } from '@tribunen/domain';
import type { BannerPlaceView, FlipCardView } from '@tribunen/ui';
import type { BannerView } from './BannerBoard.ts';

/**
 * What the place for banners shows of what is up on the board.
 *
 * @param matchOf a match as the app knows it; null where it does not
 */
export function toBannerPlaceView(
  board: BannerView,
  matchOf: (id: MatchId) => Match | null,
): BannerPlaceView['banner'] {
  if (board.status === 'none') return null;
  if (board.status === 'gathered') {
    const { goals, redCards, notifications } = board.gathered;
    const id = notifications.map((notification) => notification.id).join(' ');
    return { id, card: { status: 'gathered', goals, redCards }, phase: 'front' };
  }
  const { notification, phase } = board;
  return { id: notification.id, card: toCard(notification, matchOf(notification.matchId)), phase };
}

function toCard(notification: Notification, match: Match | null): FlipCardView {
  const { homeTeam, awayTeam, minute } = notification;
  if (notification.type === 'RED') {
    const { teamName, player } = notification;
    return { status: 'red', match, homeTeam, awayTeam, teamName, player, minute };
  }
  const { homeScore, awayScore, scoringSide, scorer, isFantasy } = notification;
  return { status: 'goal', match, homeTeam, awayTeam, homeScore, awayScore, scoringSide, scorer, minute, isFantasy };
}

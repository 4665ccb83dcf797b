import type { Match, MatchId, Notification } from '@tribunen/domain';
import type { BannerPlaceView } from '@tribunen/ui';
import type { BannerView } from './BannerBoard.ts';
import { toFlipCardView } from './toFlipCardView.ts';

/**
 * What the place for banners shows of what is up on the board.
 *
 * @param isSaid whether it was read aloud already, by a goal banner
 * @param matchOf a match as the app knows it; null where it does not
 */
export function toBannerPlaceView(
  board: BannerView,
  isSaid: (notification: Notification) => boolean,
  matchOf: (id: MatchId) => Match | null,
): BannerPlaceView['banner'] {
  if (board.status === 'none') return null;
  if (board.status === 'gathered') {
    const { goals, redCards, notifications } = board.gathered;
    const id = notifications.map((notification) => notification.id).join(' ');
    return { id, card: { status: 'gathered', goals, redCards }, phase: 'front', isSpoken: true };
  }
  const { notification, phase } = board;
  return {
    id: notification.id,
    card: toFlipCardView(notification, matchOf(notification.matchId)),
    phase,
    isSpoken: !isSaid(notification),
  };
}

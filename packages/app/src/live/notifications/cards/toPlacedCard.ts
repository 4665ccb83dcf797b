import type { Match, MatchId, Notification, ShownCard } from '@tribunen/domain';
import type { FlipCardPlaceView } from '@tribunen/ui';
import { toFlipCardView } from './toFlipCardView.ts';

/**
 * The view of the flip card on the screen.
 *
 * @param isRead whether the goal banner has read it aloud already
 * @param matchOf returns a match by its id; null if it is not loaded
 */
export function toPlacedCard(
  shown: ShownCard | null,
  isRead: (notification: Notification) => boolean,
  matchOf: (id: MatchId) => Match | null,
): FlipCardPlaceView['shown'] {
  if (shown === null) return null;
  if (shown.status === 'gathered') {
    const { goals, redCards, notifications } = shown;
    const id = notifications.map((notification) => notification.id).join(' ');
    return { id, card: { status: 'gathered', goals, redCards }, phase: 'front', isSpoken: true };
  }
  const { notification, phase } = shown;
  return {
    id: notification.id,
    card: toFlipCardView(notification, matchOf(notification.matchId)),
    phase,
    isSpoken: !isRead(notification),
  };
}

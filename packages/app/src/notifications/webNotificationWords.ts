import type { Match, MatchId, Notification } from '@tribunen/domain';
import { type createI18n, notificationWordsIn } from '@tribunen/ui';
import { toFlipCardView } from './toFlipCardView.ts';

/**
 * What the browser's own notification says, in the words of the card: the goal or the red card as its title, who and when below.
 *
 * @param matchOf a match as the app knows it; null where it does not
 * @example
 * webNotificationWords(words, (id) => cache.match(id))(goal); // { title: 'Mål! Brann 2–1 Viking', body: 'Finne 67 minutter' }
 */
export function webNotificationWords(
  words: ReturnType<typeof createI18n>,
  matchOf: (id: MatchId) => Match | null,
): (notification: Notification) => { title: string; body: string } {
  const { titleOf, detailOf } = notificationWordsIn(words);
  return (notification) => {
    const card = toFlipCardView(notification, matchOf(notification.matchId));
    return { title: titleOf(card), body: detailOf(card) ?? '' };
  };
}

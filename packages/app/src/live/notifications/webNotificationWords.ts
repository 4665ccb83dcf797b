import type { Match, MatchId, Notification } from '@tribunen/domain';
import { type createI18n, notificationWordsIn } from '@tribunen/ui';
import { toFlipCardView } from './cards/toFlipCardView.ts';

/**
 * The texts of a web notification, as on the card: the goal or the red card as its title, player and minute as its
 * body.
 *
 * @param matchOf returns a match by its id; null if it is not loaded
 */
export function webNotificationWords(
  words: ReturnType<typeof createI18n>,
  matchOf: (id: MatchId) => Match | null,
): (notification: Notification) => { title: string; body: string; lang: string } {
  return (notification) => {
    // The language may have changed since the last one.
    const { titleOf, detailOf } = notificationWordsIn(words);
    const card = toFlipCardView(notification, matchOf(notification.matchId));
    return { title: titleOf(card), body: detailOf(card) ?? '', lang: words.language };
  };
}

import type { Match } from '@tribunen/domain';
import { createI18n, matchTitle, type NotificationWords, notificationWordsIn } from '@tribunen/ui/words';

const words = createI18n('nb');

/** The texts of the notification cards and the goal banner, from the function that the app's components also call. */
export const goalWords: NotificationWords = notificationWordsIn(words);

/** The title of the page of an opened match, from the function that its screen calls. */
export function titleOf(match: Match): string {
  return matchTitle(words, match);
}

import { useWords } from '../i18n/useWords.ts';
import { type NotificationWords, notificationWordsIn } from './notificationWordsIn.ts';

/** The words of a notification in the language of the page (`notificationWordsIn`). */
export function useNotificationWords(): NotificationWords {
  const { i18n } = useWords();
  return notificationWordsIn(i18n);
}

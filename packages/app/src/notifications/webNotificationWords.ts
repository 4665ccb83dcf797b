import type { Notification } from '@tribunen/domain';
import type { createI18n } from '@tribunen/ui';

/**
 * What the browser's own notification says: the goal or the red card as its title, who and when below.
 *
 * @example
 * webNotificationWords(words)(goal); // { title: 'Mål! Brann 2–1 Viking', body: 'Finne 67 minutter' }
 */
export function webNotificationWords({
  t,
}: Pick<ReturnType<typeof createI18n>, 't'>): (notification: Notification) => { title: string; body: string } {
  const whoAndWhen = (person: string | null, minute: number | null): string => {
    if (minute === null) return person ?? '';
    const minutes = t(($) => $.notifications.sentence.minutes, { count: minute });
    return person === null ? minutes : t(($) => $.notifications.sentence.personAt, { person, minutes });
  };
  return (notification) => {
    const { homeTeam, awayTeam, minute } = notification;
    if (notification.type === 'RED') {
      const team = notification.teamName ?? t(($) => $.notifications.nameless.team);
      const title = t(($) => $.notifications.sentence.redCard, { team });
      return { title, body: whoAndWhen(notification.player, minute) };
    }
    const title = t(($) => $.notifications.sentence.goal, {
      home: homeTeam ?? t(($) => $.notifications.nameless.home),
      homeGoals: notification.homeScore,
      awayGoals: notification.awayScore,
      away: awayTeam ?? t(($) => $.notifications.nameless.away),
    });
    return { title, body: whoAndWhen(notification.scorer, minute) };
  };
}

import type { Notification } from '@tribunen/domain';
import type { createI18n } from '@tribunen/ui';

/**
 * A notification as the browser tells it: what has happened, and below it who and when.
 *
 * @example
 * webNotificationWords(words)(goal); // { title: 'Mål! Brann 2–1 Viking', body: 'Finne 67 minutter' }
 */
export function webNotificationWords({ t }: Pick<ReturnType<typeof createI18n>, 't'>) {
  const nameless = {
    home: t(($) => $.notifications.nameless.home),
    away: t(($) => $.notifications.nameless.away),
    team: t(($) => $.notifications.nameless.team),
  };
  const whoAndWhen = (person: string | null, minute: number | null): string => {
    if (minute === null) return person ?? '';
    const minutes = t(($) => $.notifications.sentence.minutes, { count: minute });
    return person === null ? minutes : t(($) => $.notifications.sentence.personAt, { person, minutes });
  };
  return (notification: Notification): { readonly title: string; readonly body: string } => {
    if (notification.type === 'RED') {
      const team = notification.teamName ?? nameless.team;
      return {
        title: t(($) => $.notifications.sentence.redCard, { team }),
        body: whoAndWhen(notification.player, notification.minute),
      };
    }
    return {
      title: t(($) => $.notifications.sentence.goal, {
        home: notification.homeTeam ?? nameless.home,
        homeGoals: notification.homeScore,
        awayGoals: notification.awayScore,
        away: notification.awayTeam ?? nameless.away,
      }),
      body: whoAndWhen(notification.scorer, notification.minute),
    };
  };
}

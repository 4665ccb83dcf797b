import type { Match, MatchId, Notification } from '@tribunen/domain';
import { type createI18n, teamFacesIn } from '@tribunen/ui';

/**
 * What the browser's own notification says: the goal or the red card as its title, who and when below. Teams are called as everywhere else
 * where the match is known.
 *
 * @param matchOf a match as the app knows it; null where it does not
 * @example
 * webNotificationWords(words, (id) => cache.match(id))(goal); // { title: 'Mål! Brann 2–1 Viking', body: 'Finne 67 minutter' }
 */
export function webNotificationWords(
  words: ReturnType<typeof createI18n>,
  matchOf: (id: MatchId) => Match | null,
): (notification: Notification) => { title: string; body: string } {
  const { t } = words;
  const faceOf = teamFacesIn(words);
  const whoAndWhen = (person: string | null, minute: number | null): string => {
    if (minute === null) return person ?? '';
    const minutes = t(($) => $.notifications.sentence.minutes, { count: minute });
    return person === null ? minutes : t(($) => $.notifications.sentence.personAt, { person, minutes });
  };
  return (notification) => {
    const { minute } = notification;
    const match = matchOf(notification.matchId);
    const home = match === null ? notification.homeTeam : faceOf(match.homeTeam, match.competition.id).name;
    const away = match === null ? notification.awayTeam : faceOf(match.awayTeam, match.competition.id).name;
    if (notification.type === 'RED') {
      const sentOff = notification.teamSide === 'home' ? home : away;
      const team = (match === null ? notification.teamName : sentOff) ?? t(($) => $.notifications.nameless.team);
      const title = t(($) => $.notifications.sentence.redCard, { team });
      return { title, body: whoAndWhen(notification.player, minute) };
    }
    const title = t(($) => $.notifications.sentence.goal, {
      home: home ?? t(($) => $.notifications.nameless.home),
      homeGoals: notification.homeScore,
      awayGoals: notification.awayScore,
      away: away ?? t(($) => $.notifications.nameless.away),
    });
    return { title, body: whoAndWhen(notification.scorer, minute) };
  };
}

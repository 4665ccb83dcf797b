import { isLanguage } from '@tribunen/locales';
import type { i18n } from 'i18next';
import type { FlipCardView, GatheredCardView, GoalCardView, GoalView, RedCardView } from './FlipCard/FlipCardView.ts';
import { formatsOf } from '../i18n/formatsOf.ts';
import { sideFacesIn } from './sideFacesIn.ts';

export interface NotificationWords {
  /** The event: «Mål! Brann 2–1 Viking». */
  titleOf(view: GoalCardView | RedCardView): string;
  /** The player and the minute: «Finne, 67. minutt»; null if neither is known. */
  detailOf(view: GoalCardView | RedCardView): string | null;
  /** Both as one sentence, for screen readers. */
  sentenceOf(view: FlipCardView): string;
  goalSentence(goal: GoalView): string;
  /** The counts of a gathered card: «3 mål og 1 rødt kort». */
  countsOf(view: GatheredCardView): string;
}

/**
 * The words of a notification, for the card, the banner and the toast.
 *
 * @example
 * const { sentenceOf } = notificationWordsIn(words);
 * sentenceOf(view); // 'Mål! Brann 2–1 Viking, Finne, 67. minutt'
 */
export function notificationWordsIn(words: Pick<i18n, 't' | 'language'>): NotificationWords {
  const { t } = words;
  const { ordinal } = formatsOf(isLanguage(words.language) ? words.language : 'nb');
  const { facesOf, sentOffTeamOf } = sideFacesIn(words);

  const withDetail = (sentence: string, detail: string | null): string =>
    detail === null ? sentence : t(($) => $.notifications.sentence.with, { sentence, detail });

  const whoAndWhen = (person: string | null, minute: number | null): string | null => {
    if (minute === null) return person;
    const at = t(($) => $.common.atMinute, { minute: ordinal(minute) });
    return person === null ? at : t(($) => $.notifications.sentence.personAt, { person, minute: at });
  };

  const goalTitle = (goal: GoalView): string => {
    const { home, away } = facesOf(goal);
    return t(($) => $.notifications.sentence.goal, {
      home: home.name,
      homeGoals: goal.homeScore,
      awayGoals: goal.awayScore,
      away: away.name,
    });
  };

  const goalSentence = (goal: GoalView): string => {
    const sentence = withDetail(goalTitle(goal), whoAndWhen(goal.scorer, goal.minute));
    return withDetail(sentence, goal.isFantasy ? t(($) => $.notifications.fantasy) : null);
  };

  const titleOf = (view: GoalCardView | RedCardView): string =>
    view.status === 'goal'
      ? goalTitle(view)
      : t(($) => $.notifications.sentence.redCard, { team: sentOffTeamOf(view).name });

  const detailOf = (view: GoalCardView | RedCardView): string | null =>
    whoAndWhen(view.status === 'goal' ? view.scorer : view.player, view.minute);

  const countsOf = ({ goals, redCards }: GatheredCardView): string => {
    const goalCount = t(($) => $.notifications.gathered.goals, { count: goals });
    const redCount = t(($) => $.notifications.gathered.redCards, { count: redCards });
    if (redCards === 0) return goalCount;
    if (goals === 0) return redCount;
    return t(($) => $.notifications.gathered.both, { goals: goalCount, redCards: redCount });
  };

  const sentenceOf = (view: FlipCardView): string => {
    switch (view.status) {
      case 'goal':
        return goalSentence(view);
      case 'red':
        return withDetail(titleOf(view), detailOf(view));
      case 'gathered':
        return t(($) => $.notifications.sentence.gathered, { what: countsOf(view) });
    }
  };

  return { titleOf, detailOf, sentenceOf, goalSentence, countsOf };
}

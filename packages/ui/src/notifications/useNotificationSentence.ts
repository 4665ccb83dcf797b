import { useTranslation } from 'react-i18next';
import type { FlipCardView, GatheredCardView, GoalView } from './FlipCard/FlipCardView.ts';
import { useSideFaces } from './useSideFaces.ts';

interface NotificationSentence {
  sentenceOf(view: FlipCardView): string;
  goalSentence(goal: GoalView): string;
  /** What a gathered card counts: «3 mål og 1 rødt kort». */
  countsOf(view: GatheredCardView): string;
}

/**
 * A notification as one sentence, for those who hear it.
 *
 * @example
 * const { sentenceOf } = useNotificationSentence();
 * sentenceOf(view); // 'Mål! Brann 2–1 Viking, Finne 67 minutter'
 */
export function useNotificationSentence(): NotificationSentence {
  const { t } = useTranslation();
  const { facesOf, sentOffTeamOf } = useSideFaces();

  const withDetail = (sentence: string, detail: string | null): string =>
    detail === null ? sentence : t(($) => $.notifications.sentence.with, { sentence, detail });

  const whoAndWhen = (person: string | null, minute: number | null): string | null => {
    if (minute === null) return person;
    const minutes = t(($) => $.notifications.sentence.minutes, { count: minute });
    return person === null ? minutes : t(($) => $.notifications.sentence.personAt, { person, minutes });
  };

  const countsOf = ({ goals, redCards }: GatheredCardView): string => {
    const goalCount = t(($) => $.notifications.gathered.goals, { count: goals });
    const redCount = t(($) => $.notifications.gathered.redCards, { count: redCards });
    if (redCards === 0) return goalCount;
    if (goals === 0) return redCount;
    return t(($) => $.notifications.gathered.both, { goals: goalCount, redCards: redCount });
  };

  const goalSentence = (goal: GoalView): string => {
    const { home, away } = facesOf(goal);
    const sentence = t(($) => $.notifications.sentence.goal, {
      home: home.name,
      homeGoals: goal.homeScore,
      awayGoals: goal.awayScore,
      away: away.name,
    });
    const told = withDetail(sentence, whoAndWhen(goal.scorer, goal.minute));
    return withDetail(told, goal.isFantasy ? t(($) => $.notifications.fantasy) : null);
  };

  const sentenceOf = (view: FlipCardView): string => {
    switch (view.status) {
      case 'goal':
        return goalSentence(view);
      case 'red': {
        const sentence = t(($) => $.notifications.sentence.redCard, { team: sentOffTeamOf(view).name });
        return withDetail(sentence, whoAndWhen(view.player, view.minute));
      }
      case 'gathered':
        return t(($) => $.notifications.sentence.gathered, { what: countsOf(view) });
    }
  };

  return { sentenceOf, goalSentence, countsOf };
}

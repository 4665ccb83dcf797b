import { matchLabel, shownScore, type Match } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useTeamFaces } from '../teamFaces/useTeamFaces.ts';

/**
 * A match card as one sentence, for screen readers.
 *
 * @example
 * const sentenceOf = useMatchSentence();
 * sentenceOf(match); // 'Brasil 0, Norge 2. Pågår, 90. minutt.'
 */
export function useMatchSentence(): (match: Match) => string {
  const { t } = useWords();
  const { time, ordinal } = useFormats();
  const faceOf = useTeamFaces();

  const teamsAndScore = (match: Match): string => {
    const home = faceOf(match.homeTeam, match.competition.id).name;
    const away = faceOf(match.awayTeam, match.competition.id).name;
    const score = shownScore(match);
    return score === null
      ? t(($) => $.results.sentence.noScore, { home, away })
      : t(($) => $.results.sentence.score, { home, homeGoals: score.home, away, awayGoals: score.away });
  };

  const finished = (match: Match, teams: string): string => {
    const score = shownScore(match);
    if (score !== null && score.penalties !== null) {
      const { home, away } = score.penalties;
      return t(($) => $.results.sentence.finishedPenalties, { match: teams, homePenalties: home, awayPenalties: away });
    }
    return score !== null && score.afterExtraTime
      ? t(($) => $.results.sentence.finishedExtraTime, { match: teams })
      : t(($) => $.results.sentence.finished, { match: teams });
  };

  const whole = (match: Match): string => {
    const teams = teamsAndScore(match);
    const label = matchLabel(match);
    switch (label.kind) {
      case 'live':
        if (label.minute === null) return t(($) => $.results.sentence.live, { match: teams });
        return label.injuryTime === null || label.injuryTime === 0
          ? t(($) => $.results.sentence.liveAt, { match: teams, minute: ordinal(label.minute) })
          : t(($) => $.results.sentence.liveAdded, {
              match: teams,
              minute: ordinal(label.minute),
              injuryTime: label.injuryTime,
            });
      case 'kickoff':
        return label.at === null
          ? t(($) => $.results.sentence.timeNotSet, { match: teams })
          : t(($) => $.results.sentence.kickoff, { match: teams, time: time(label.at) });
      case 'unreported':
        return t(($) => $.results.sentence.unreported, { match: teams, time: time(label.at) });
      case 'finished':
        return finished(match, teams);
      case 'pause':
      case 'postponed':
      case 'suspended':
      case 'cancelled':
      case 'awarded':
      case 'hidden': {
        const { kind } = label;
        return t(($) => $.results.sentence[kind], { match: teams });
      }
    }
  };

  const withRedCards = (sentence: string, match: Match): string =>
    (['home', 'away'] as const).reduce((said, side) => {
      const count = match.redCards[side];
      if (count === 0) return said;
      const team = faceOf(match[`${side}Team`], match.competition.id).name;
      return t(($) => $.results.sentence.redCards, { sentence: said, count, team });
    }, sentence);

  return (match) => {
    const sentence = withRedCards(whole(match), match);
    return match.simulated ? t(($) => $.results.sentence.simulated, { sentence }) : sentence;
  };
}

import { type Match, roundOf } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';

type OfRound = Pick<Match, 'matchday' | 'stage'>;

/** The names of rounds in the current language. */
export interface RoundWords {
  /** «Runde 12», «Kvartfinale»; null for a match whose round is not known (MATCH-25). */
  roundOf(match: OfRound): string | null;
  /** The name with its stage, for lists that mix rounds of several stages: «Gruppespill, runde 2». */
  inStage(match: OfRound): string;
}

/** The names of rounds. */
export function useRoundWords(): RoundWords {
  const { t } = useWords();
  const named = (match: OfRound): string | null => {
    const round = roundOf(match);
    if (round === null) return null;
    return round.kind === 'matchday'
      ? t(($) => $.matchDetail.info.round, { n: round.n })
      : t(($) => $.matchDetail.stages[round.stage]);
  };
  return {
    roundOf: named,
    inStage: ({ matchday, stage }) => {
      const ofStage = named({ matchday: null, stage });
      if (matchday === null || ofStage === null) return named({ matchday, stage }) ?? t(($) => $.rounds.unknown);
      return t(($) => $.rounds.ofStage, { stage: ofStage, n: matchday });
    },
  };
}

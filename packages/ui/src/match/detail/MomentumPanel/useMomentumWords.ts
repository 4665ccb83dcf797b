import type { Match, MomentumMinute, Side } from '@tribunen/domain';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { type TeamFace, teamFacesIn } from '../../../teamFaces/teamFacesIn.ts';

/** The momentum of a match in words. */
export interface MomentumWords {
  readonly faces: Readonly<Record<Side, TeamFace>>;
  /** The team with the momentum in a minute: «Norge», or «jevnt». */
  leaderOf(minute: MomentumMinute): string;
  /** «76 %». */
  strengthOf(minute: MomentumMinute): string;
  /** The events of a minute: «Mål for Norge: Haaland»; an empty text if there are none. */
  eventsOf(minute: MomentumMinute): string;
  /** All of it: «67. minutt: Norge har momentum, 76 %. Mål for Norge: Haaland.» */
  sentenceOf(minute: MomentumMinute): string;
}

/** The momentum of a match in words; the same object until the match or the language changes. */
export function useMomentumWords(match: Match): MomentumWords {
  const { t, i18n } = useWords();
  const { percent, phrases, ordinal } = useFormats();
  return useMemo(() => {
    const faceOf = teamFacesIn(i18n);
    const faces = {
      home: faceOf(match.homeTeam, match.competition.id),
      away: faceOf(match.awayTeam, match.competition.id),
    };
    const eventWord = (event: MomentumMinute['events'][number]): string => {
      const team = faces[event.teamSide].name;
      const player = event.playerName;
      switch (event.type) {
        case 'GOAL':
          return player === null ? t(($) => $.momentum.goal, { team }) : t(($) => $.momentum.goalBy, { team, player });
        case 'YELLOW_CARD':
          return player === null
            ? t(($) => $.momentum.yellow, { team })
            : t(($) => $.momentum.yellowTo, { team, player });
        case 'RED_CARD':
          return player === null ? t(($) => $.momentum.red, { team }) : t(($) => $.momentum.redTo, { team, player });
      }
    };
    const leaderOf = ({ side }: MomentumMinute): string =>
      side === null ? t(($) => $.momentum.even) : faces[side].name;
    const strengthOf = (minute: MomentumMinute): string => percent(minute.percent / 100);
    const eventsOf = ({ events }: MomentumMinute): string => phrases(events.map(eventWord));
    const sentenceOf = (minute: MomentumMinute): string => {
      const state =
        minute.side === null
          ? t(($) => $.momentum.even)
          : t(($) => $.momentum.leads, { team: leaderOf(minute), percent: strengthOf(minute) });
      const sentence = t(($) => $.momentum.minute, { minute: ordinal(minute.minute), state });
      if (minute.events.length === 0) return sentence;
      return t(($) => $.momentum.with, { sentence, events: eventsOf(minute) });
    };
    return { faces, leaderOf, strengthOf, eventsOf, sentenceOf };
  }, [match.homeTeam, match.awayTeam, match.competition.id, t, i18n, percent, phrases, ordinal]);
}

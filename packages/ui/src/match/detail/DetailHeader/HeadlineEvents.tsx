import { type Match, headlinesOf, type MatchEvent, type Side } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { BallIcon } from '../../../primitives/BallIcon/BallIcon.tsx';
import { eventMinute } from '../../../matchWords/eventMinute.ts';
import { useEventWords } from '../../../matchWords/useEventWords.ts';
import { useTeamFaces } from '../../../teamFaces/useTeamFaces.ts';
import { theme } from '../../../theme/theme.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';
import { EventPlayer } from '../MatchTimeline/EventPlayer.tsx';

interface HeadlineEventsProps {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

/** Of a line, in px: a finger presses the name on it. */
export const headlineHeight = 24;

const sides = ['home', 'away'] as const satisfies readonly Side[];

/** The goals that count and the red cards, each under its side of the score (REPORT-10), with names that open the players' cards; nothing where there are none. */
export const HeadlineEvents = memo(function HeadlineEvents({ match, events }: HeadlineEventsProps) {
  const { t } = useWords();
  const { phrases } = useFormats();
  const faceOf = useTeamFaces();
  const wordsOf = useEventWords();
  const minuteOf = (event: MatchEvent): string => {
    const minute = eventMinute(event);
    const goal = event.type === 'GOAL' ? event.goal : 'regular';
    switch (goal) {
      case 'regular':
        return minute;
      case 'own-goal':
        return t(($) => $.matchDetail.events.asOwnGoal, { minute });
      case 'penalty':
        return t(($) => $.matchDetail.events.asPenalty, { minute });
    }
  };
  return sides.map((side) => {
    const { lines, more } = headlinesOf(events, side);
    if (lines.length === 0) return null;
    const team = faceOf(side === 'home' ? match.homeTeam : match.awayTeam, match.competition.id).name;
    return (
      <List key={side} data-scorers={side} aria-label={t(($) => $.matchDetail.events.headlinesOf, { team })}>
        {lines.map(({ first, events: own }, n) => {
          const { kind } = wordsOf(first);
          return (
            <Line key={first.id}>
              {first.type === 'RED_CARD' ? <Card aria-hidden /> : <BallIcon size={11} />}
              <Hidden>{`${kind}: `}</Hidden>
              <Name>
                <EventPlayer event={first} name={first.playerName} />
              </Name>
              <Minutes>{phrases(own.map(minuteOf))}</Minutes>
              {n === lines.length - 1 && more > 0 && (
                <Minutes>
                  <Hidden>{t(($) => $.matchDetail.events.moreHeadlines, { count: more })}</Hidden>
                  <span aria-hidden>{`+${more}`}</span>
                </Minutes>
              )}
            </Line>
          );
        })}
      </List>
    );
  });
});

const List = styled.ul`
  display: grid;
  align-content: start;
  min-width: 0;
  padding-inline: ${theme.space[3]};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};
  line-height: ${headlineHeight}px;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  height: ${headlineHeight}px;

  & > svg {
    flex: none;
  }
  [data-scorers='home'] > & {
    justify-content: flex-end;
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  & > button {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    vertical-align: top;
  }
  & > button:focus-visible {
    outline-offset: -2px;
    outline-color: ${theme.colour.onPitch};
  }
`;

const Minutes = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

const Card = styled.i`
  flex: none;
  width: 9px;
  height: 12px;
  border-radius: 1.5px;
  background: ${theme.colour.redCard};
  box-shadow: 0 0 0 1px ${theme.colour.plateEdge};
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

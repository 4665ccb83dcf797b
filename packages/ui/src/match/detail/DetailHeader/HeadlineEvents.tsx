import { type Match, headlinesOf, type MatchEvent, type Side } from '@tribunen/domain';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { BallIcon } from '../../../primitives/BallIcon/BallIcon.tsx';
import { eventMinute } from '../../../matchWords/eventMinute.ts';
import { useEventWords } from '../../../matchWords/useEventWords.ts';
import { useTeamFaces } from '../../../teamFaces/useTeamFaces.ts';
import { shortName } from '../../../matchWords/shortName.ts';
import { theme } from '../../../theme/theme.ts';
import { useMedia } from '../../../theme/useMedia.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';
import { EventPlayer } from '../MatchTimeline/EventPlayer.tsx';

interface HeadlineEventsProps {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  /** The number of rows of a side (`headlineRows`); a button shows the other lines. */
  readonly rows: number;
}

/** The height of a line in px, enough for a finger to press the name. */
export const headlineHeight = 24;

const sides = ['home', 'away'] as const satisfies readonly Side[];

/**
 * The goals that count and the red cards, each under its side of the score (REPORT-10). The names open the players'
 * cards. A wide header shows the assist next to each goal. Renders nothing if there are no such events.
 */
export const HeadlineEvents = memo(function HeadlineEvents({ match, events, rows }: HeadlineEventsProps) {
  const withAssists = useMedia(theme.media.wide);
  const [isOpen, setOpen] = useState(false);
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
  const textOf = (event: MatchEvent): string => {
    const assist = withAssists && event.type === 'GOAL' ? event.assistName : null;
    return assist === null
      ? minuteOf(event)
      : t(($) => $.matchDetail.events.assisted, { minute: minuteOf(event), name: assist });
  };
  return sides.map((side) => {
    const { more } = headlinesOf(events, side, rows);
    const { lines } = headlinesOf(events, side, isOpen ? undefined : rows);
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
                <EventPlayer event={first} name={first.playerName}>
                  <Whole>{first.playerName}</Whole>
                  <Short aria-hidden>{shortName(first.playerName ?? '')}</Short>
                </EventPlayer>
              </Name>
              <Minutes data-cut={withAssists}>{phrases(own.map(textOf))}</Minutes>
              {n === lines.length - 1 && more > 0 && (
                <More type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  <Hidden>{t(($) => $.matchDetail.events.moreHeadlines, { count: more })}</Hidden>
                  <Fold aria-hidden>
                    {!isOpen && `+${more}`}
                    {isOpen ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
                  </Fold>
                </More>
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
  container-type: inline-size;
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

/** A column too narrow for most full names, in px. */
const narrowColumn = '@container (max-width: 165px)';

/** The full name, for screen readers only in a narrow column. */
const Whole = styled.span`
  ${narrowColumn} {
    ${visuallyHidden}
  }
`;

const Short = styled.span`
  display: none;

  ${narrowColumn} {
    display: inline;
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

/** If the line is too narrow, the assist is cut first, then the name, and the minutes never. */
const Minutes = styled.span`
  flex: none;
  white-space: nowrap;

  &[data-cut='true'] {
    flex: 0 1000 auto;
    min-width: 1.7em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-scorers='home'] & {
    text-align: end;
  }
`;

/** On the outer side, so that the minutes stay aligned. The target includes the space around the button. */
const More = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  min-width: 24px;
  height: 100%;
  font-weight: ${theme.font.weight.bold};

  [data-scorers='home'] & {
    order: -1;
  }
  &:focus-visible {
    outline-offset: -2px;
    outline-color: ${theme.colour.onPitch};
  }
  &::after {
    content: '';
    position: absolute;
    inset: -6px -10px -14px;
  }
`;

/** The number of hidden lines, in the shape of a button. */
const Fold = styled.span`
  display: flex;
  align-items: center;
  height: 20px;
  padding-inline: 5px 3px;
  border: 1px solid ${theme.colour.pitchLine};
  border-radius: ${theme.radius.pill};
  line-height: 1;
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

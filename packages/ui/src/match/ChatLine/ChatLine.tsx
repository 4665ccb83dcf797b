import { isFinished, matchLabel, shownScore, type Match, type Side } from '@tribunen/domain';
import { memo, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { MatchStatusLabel } from '../../matchWords/MatchStatusLabel.tsx';
import { useMatchSentence } from '../../matchWords/useMatchSentence.ts';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { ScorePlate } from '../../primitives/ScorePlate/ScorePlate.tsx';
import type { TeamFace } from '../../teamFaces/teamFacesIn.ts';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { plateInks } from '../../theme/plateInks.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { HeaderLights } from '../MatchHeader/HeaderLights.tsx';
import { Line, phone } from './Line.ts';

interface ChatLineProps {
  readonly match: Match;
  /** The address of the opened match. The score links to it. */
  readonly href: string;
  /** The sides that spectators cheer for: their halves are floodlit. */
  readonly cheering: ReadonlyMap<Side, number>;
  /** The control that chooses another match; null if there is no other match. */
  readonly start: ReactNode;
  /** The delay of the match, at the end of the row of filters below the line; null for none. */
  readonly delay: ReactNode;
  /** The cheer button, without its words. */
  readonly action: ReactNode;
}

/**
 * The match of a chat on one line, where a pitch would leave too little room for the messages. The way to another match
 * is on the left, the score in the middle links to the opened match, and the cheer is on the right. The height never
 * changes.
 */
export const ChatLine = memo(function ChatLine({ match, href, cheering, start, delay, action }: ChatLineProps) {
  const faceOf = useTeamFaces();
  const sentenceOf = useMatchSentence();
  const score = shownScore(match);
  const toBePlayed = matchLabel(match).kind === 'kickoff';
  const winner = score !== null && isFinished(match) ? { winner: score.winner } : {};
  return (
    <Line data-top data-match-line>
      <HeaderLights match={match} cheering={cheering} />
      {start}
      <Score href={href}>
        <Sentence>{sentenceOf(match)}</Sentence>
        <LineTeam face={faceOf(match.homeTeam, match.competition.id)} />
        <Middle aria-hidden>
          {score !== null && <ScorePlate home={score.home} away={score.away} {...winner} />}
          {(score === null || !toBePlayed) && <MatchStatusLabel match={match} />}
        </Middle>
        <LineTeam face={faceOf(match.awayTeam, match.competition.id)} />
      </Score>
      <Action data-cheer>
        {delay !== null && <Delay data-delay>{delay}</Delay>}
        {action}
      </Action>
    </Line>
  );
});

const amongFilters = css`
  position: absolute;
  /* Between the border of the line and that of the filters, whose widths a screen may round. */
  top: calc(100% + ${theme.chalkWidth});
  right: 0;
  align-items: center;
  height: calc(${theme.size.chatBar} - 1px);
  padding-inline: ${theme.space[1]} ${theme.space[2]};
  background: ${theme.colour.ground};
  color: ${theme.colour.text};

  & > div > button:first-child {
    border-color: ${theme.colour.edge};
  }
  & > [data-delay] {
    position: static;
    padding: 0;
  }
`;

/**
 * On the narrowest phones only the match fits on the line, so the action moves to the end of the row of filters below;
 * on most phones it does once it has a second button.
 */
const Action = styled.div`
  display: flex;

  ${theme.media.narrowest} {
    ${amongFilters}
  }
  ${phone} {
    &:has(> [data-small] > button + button) {
      ${amongFilters}
    }
  }
`;

const Delay = styled.div`
  position: absolute;
  top: calc(100% + ${theme.chalkWidth});
  right: 0;
  display: flex;
  align-items: center;
  height: calc(${theme.size.chatBar} - 1px);
  padding-inline: ${theme.space[1]} ${theme.space[2]};
  background: ${theme.colour.ground};
  color: ${theme.colour.text};

  &:empty {
    display: none;
  }
`;

/** The team's name, or its three letters if the name does not fit. */
function LineTeam({ face }: { readonly face: TeamFace }) {
  return (
    <Team aria-hidden>
      <Crest owner={face.owner} image={face.image} size={24} />
      <Name>{face.name}</Name>
      <Code>{face.code}</Code>
    </Team>
  );
}

const Score = styled(Link)`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  height: 100%;

  @container chat-line (max-width: 15em) {
    gap: ${theme.space[1]};
  }

  &:focus-visible {
    outline-color: ${theme.colour.onPitch};
    outline-offset: -4px;
  }
`;

const Sentence = styled.span`
  ${visuallyHidden}
`;

const Team = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};

  @container chat-line (max-width: 15em) {
    font-size: ${theme.font.size.cap};
  }

  &:nth-child(2) {
    flex-direction: row-reverse;
  }

  & > svg,
  & > img {
    flex: none;

    @container chat-line (max-width: 19em) {
      display: none;
    }
  }
`;

const Name = styled.span`
  display: none;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @container chat-line (min-width: 32em) {
    display: inline;
  }
`;

const Code = styled.span`
  @container chat-line (min-width: 32em) {
    display: none;
  }
`;

/** The plates of the score above the state of the match; together they are as high as the line. */
const Middle = styled.span`
  --plate-height: 24px;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 1px;
  ${plateInks}

  & b {
    min-width: 26px;
    font-size: ${theme.font.size.lg};
  }
  & [data-word] {
    display: none;
  }
`;

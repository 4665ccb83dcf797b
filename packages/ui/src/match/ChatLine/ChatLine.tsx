import { isFinished, matchLabel, shownScore, type Match, type Side } from '@tribunen/domain';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
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
import { Line } from './Line.ts';

interface ChatLineProps {
  readonly match: Match;
  /** The opened match, to which the score leads. */
  readonly href: string;
  /** The sides that are cheered on: their halves are floodlit. */
  readonly cheering: ReadonlyMap<Side, number>;
  /** Chooses another match; null where there is none to choose. */
  readonly start: ReactNode;
  /** The cheer button, without its words. */
  readonly action: ReactNode;
}

/**
 * The match of a chat on one line, where the pitch would take the room of the messages: another match to the left, the score in the middle as
 * the way into the match, the cheer to the right. It has the height of a line whatever happens in the match.
 *
 * @example
 * <ChatLine match={match} href="/match/500009" cheering={new Map()} start={null} action={<CheerButton isSmall … />} />
 */
export const ChatLine = memo(function ChatLine({ match, href, cheering, start, action }: ChatLineProps) {
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
      <Action data-cheer>{action}</Action>
    </Line>
  );
});

/** On the narrowest phones the line has room for the match alone, and this stands at the end of the row of filters beneath it. */
const Action = styled.div`
  display: flex;

  ${theme.media.narrowest} {
    position: absolute;
    top: 100%;
    right: 0;
    align-items: center;
    height: ${theme.size.chatBar};
    padding-inline: ${theme.space[1]} ${theme.space[2]};
    background: ${theme.colour.ground};
    color: ${theme.colour.text};

    & > div > button:first-child {
      border-color: ${theme.colour.edge};
    }
  }
`;

/** The name where there is room for it, else its three letters. */
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

/** The plates over the state of the match: both fit the line. */
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

import { isFinished, matchLabel, shownScore, type Match, type Side } from '@tribunen/domain';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { ScorePlate } from '../../primitives/ScorePlate/ScorePlate.tsx';
import { MatchStatusLabel } from '../../matchWords/MatchStatusLabel.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { HeaderLights } from './HeaderLights.tsx';
import { lineHeight } from './useScrolledPast.ts';

interface MatchLineProps {
  readonly match: Match;
  readonly cheering: ReadonlyMap<Side, number>;
  /** In place of the state of the match. */
  readonly status: ReactNode;
  /** Whether the header is scrolled past. The line then lies over what follows. */
  readonly shown: boolean;
}

/** The match on one line, at the top of a phone whose header is scrolled past: names, score, minute. Screen readers read the header instead. */
export const MatchLine = memo(function MatchLine({ match, cheering, status, shown }: MatchLineProps) {
  const faceOf = useTeamFaces();
  const home = faceOf(match.homeTeam, match.competition.id);
  const away = faceOf(match.awayTeam, match.competition.id);
  const score = shownScore(match);
  const toBePlayed = matchLabel(match).kind === 'kickoff';
  const winner = score !== null && isFinished(match) ? { winner: score.winner } : {};
  return (
    <Place aria-hidden data-top>
      <Line data-shown={shown}>
        <HeaderLights match={match} cheering={cheering} />
        <Team data-end="home">
          <Name>{home.name}</Name>
          <Crest owner={home.owner} image={home.image} size={24} />
        </Team>
        <Score>
          {score !== null && <ScorePlate home={score.home} away={score.away} {...winner} />}
          {score === null && toBePlayed && <MatchStatusLabel match={match} />}
          {score === null && !toBePlayed && <Versus />}
        </Score>
        <Team>
          <Crest owner={away.owner} image={away.image} size={24} />
          <Name>{away.name}</Name>
        </Team>
        <Status>{!toBePlayed && (status ?? <MatchStatusLabel match={match} />)}</Status>
      </Line>
    </Place>
  );
});

/** It takes up no room: nothing moves when the line comes. */
const Place = styled.div`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.sticky};
  flex: none;
  height: 0;

  ${theme.media.desktop} {
    display: none;
  }
`;

const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto minmax(0, 1fr) auto;
  align-items: center;
  height: ${lineHeight}px;
  padding-inline: ${theme.space.gutter};
  overflow: clip;
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${mownStripes('calc(100% / 12)')};
  color: ${theme.colour.onPitch};
  visibility: hidden;
  translate: 0 -100%;
  transition:
    translate ${theme.time.fast} ${theme.ease.out},
    visibility 0s ${theme.time.fast};

  &[data-shown='true'] {
    visibility: visible;
    translate: 0 0;
    transition: translate ${theme.time.fast} ${theme.ease.out};
  }

  & > :not([data-floodlight]) {
    position: relative;
  }

  /* The halves meet in the middle of the score, not of the line. */
  & > [data-floodlight='home'] {
    grid-column: auto / 3;
    width: 100%;
  }
  & > [data-floodlight='away'] {
    grid-column: 3 / auto;
    width: 100%;
  }
`;

const Score = styled.span`
  display: flex;
  grid-column: span 2;
  justify-content: center;
  margin-inline: ${theme.space[2]};
`;

const Team = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};

  &[data-end='home'] {
    justify-content: flex-end;
  }

  & > svg,
  & > img {
    flex: none;

    ${theme.media.small} {
      display: none;
    }
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Versus = styled.i`
  width: 14px;
  height: 3px;
  background: currentColor;
  opacity: 0.75;
`;

const Status = styled.span`
  display: flex;
  margin-left: ${theme.space[2]};

  /* The badge alone has room. */
  & [data-word] {
    display: none;
  }
`;

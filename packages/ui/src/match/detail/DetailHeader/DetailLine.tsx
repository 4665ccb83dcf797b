import { isFinished, type Match, matchLabel, shownScore, type Team } from '@tribunen/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MatchStatusLabel } from '../../../matchWords/MatchStatusLabel.tsx';
import { Crest } from '../../../primitives/Crest/Crest.tsx';
import { ScorePlate } from '../../../primitives/ScorePlate/ScorePlate.tsx';
import { useTeamFaces } from '../../../teamFaces/useTeamFaces.ts';
import { mownStripes } from '../../../theme/pitchMarkings.ts';
import { plateInks } from '../../../theme/plateInks.ts';
import { theme } from '../../../theme/theme.ts';
import { lineHeight } from '../../MatchHeader/useScrolledPast.ts';
import type { BackView } from '../MatchDetailScreen/MatchDetailView.ts';
import { BackLink } from './BackLink.tsx';

interface DetailLineProps {
  readonly match: Match;
  /** Replaces the state of the match. */
  readonly status: ReactNode;
  readonly back: BackView;
  /** Whether the user has scrolled past the header, so that the line is shown over the content. */
  readonly shown: boolean;
}

/**
 * The match on one line with the back link, at the top of a phone after the user has scrolled past the header. Screen
 * readers read the match in the header instead.
 */
export function DetailLine({ match, status, back, shown }: DetailLineProps) {
  const faceOf = useTeamFaces();
  const home = faceOf(match.homeTeam, match.competition.id);
  const away = faceOf(match.awayTeam, match.competition.id);
  const score = shownScore(match);
  const toBePlayed = matchLabel(match).kind === 'kickoff';
  const winner = score !== null && isFinished(match) ? { winner: score.winner } : {};
  return (
    <Place data-top>
      <Line data-shown={shown}>
        <BackLink back={back} />
        <TeamPlace aria-hidden data-end="home">
          <Name>{home.name}</Name>
          <Code>{codeOf(match.homeTeam, home.name)}</Code>
          <Crest owner={home.owner} image={home.image} size={24} />
        </TeamPlace>
        <Score aria-hidden>
          {score !== null && <ScorePlate home={score.home} away={score.away} {...winner} />}
          {score === null && (toBePlayed ? <MatchStatusLabel match={match} /> : '–')}
        </Score>
        <TeamPlace aria-hidden>
          <Crest owner={away.owner} image={away.image} size={24} />
          <Name>{away.name}</Name>
          <Code>{codeOf(match.awayTeam, away.name)}</Code>
        </TeamPlace>
        <Status aria-hidden>{!toBePlayed && status}</Status>
      </Line>
    </Place>
  );
}

/** The three letters of a team: the provider's code, or the first letters of the name. */
function codeOf({ tla }: Team, name: string): string {
  return tla ?? name.slice(0, 3).toLocaleUpperCase('nb');
}

/** The line takes no space in the layout, so nothing moves when it appears. */
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
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]};
  height: ${lineHeight}px;
  padding-inline: ${theme.space.gutter};
  background: ${mownStripes('calc(100% / 12)')};
  color: ${theme.colour.onPitch};
  container: match-line / inline-size;
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
`;

const TeamPlace = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
  white-space: nowrap;

  &[data-end='home'] {
    justify-content: flex-end;
  }
  & > svg,
  & > img {
    flex: none;
  }
  @container match-line (max-width: 18em) {
    & > svg,
    & > img {
      display: none;
    }
  }
`;

/** A phone has room for three letters, and cuts no name. */
const Name = styled.span`
  @container match-line (max-width: 34em) {
    display: none;
  }
`;

const Code = styled.span`
  display: none;

  @container match-line (max-width: 34em) {
    display: inline;
  }
`;

const Score = styled.span`
  display: flex;
  justify-content: center;
  ${plateInks}
`;

const Status = styled.span`
  display: flex;

  /* Only the badge fits. */
  & [data-word] {
    display: none;
  }
`;

import { type Match, shownScore } from '@tribunen/domain';
import styled from 'styled-components';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { TeamName } from '../../teamFaces/TeamName.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';

/**
 * The two teams of a match one above the other, each with its goals. Hidden from screen readers, which read the match's
 * sentence instead.
 */
export function StackedSides({ match }: { readonly match: Match }) {
  const faceOf = useTeamFaces();
  const score = shownScore(match);
  const sides = [
    { face: faceOf(match.homeTeam, match.competition.id), goals: score?.home, side: 'home' },
    { face: faceOf(match.awayTeam, match.competition.id), goals: score?.away, side: 'away' },
  ] as const;
  return (
    <Sides aria-hidden>
      {sides.map(({ face, goals, side }) => (
        <Side key={side} data-lost={score !== null && score.winner !== null && score.winner !== side}>
          <Crest owner={face.owner} image={face.image} size={24} />
          <TeamName name={face.name} letters={0} />
          <b>{goals}</b>
        </Side>
      ))}
    </Sides>
  );
}

const Sides = styled.span`
  display: grid;
  gap: 4px;
`;

const Side = styled.span`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  line-height: ${theme.font.line.snug};

  & > span {
    font-weight: ${theme.font.weight.medium};
  }
  & > b {
    font-weight: ${theme.font.weight.score};
    font-variant-numeric: tabular-nums;
  }
  &[data-lost='true'] {
    color: ${theme.colour.text2};
  }
`;

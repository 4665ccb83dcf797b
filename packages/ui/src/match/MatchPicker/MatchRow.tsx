import { type Match, shownScore } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { MatchStatusLabel } from '../../results/MatchCard/MatchStatusLabel.tsx';
import { useMatchSentence } from '../../results/MatchCard/useMatchSentence.ts';
import { useTeamFaces } from '../../teams/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

interface MatchRowProps {
  readonly match: Match;
  readonly href: string;
  /** The open match. */
  readonly isChosen: boolean;
}

/** A match in a narrow column: the teams one above the other, the score, and the state in a word or the kick-off. */
export const MatchRow = memo(function MatchRow({ match, href, isChosen }: MatchRowProps) {
  const faceOf = useTeamFaces();
  const sentenceOf = useMatchSentence();
  const score = shownScore(match);
  const sides = [
    { face: faceOf(match.homeTeam, match.competition.id), goals: score?.home, side: 'home' },
    { face: faceOf(match.awayTeam, match.competition.id), goals: score?.away, side: 'away' },
  ] as const;
  return (
    <Row href={href} aria-current={isChosen ? 'true' : undefined}>
      <Sentence>{sentenceOf(match)}</Sentence>
      <Sides aria-hidden>
        {sides.map(({ face, goals, side }) => (
          <Side key={side} data-lost={score !== null && score.winner !== null && score.winner !== side}>
            <Crest owner={face.owner} image={face.image} size={24} />
            <span>{face.name}</span>
            <b>{goals}</b>
          </Side>
        ))}
      </Sides>
      <Status aria-hidden>
        <MatchStatusLabel match={match} />
      </Status>
    </Row>
  );
});

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 92px;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 68px;
  padding: 6px ${theme.space.gutter};

  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    box-shadow: inset 4px 0 ${theme.colour.turf};
    background: ${theme.colour.turfSoft};
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.colour.turfSoft};
    }
  }
`;

const Sentence = styled.span`
  ${visuallyHidden}
`;

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
    overflow-wrap: anywhere;
  }
  & > b {
    font-weight: ${theme.font.weight.score};
    font-variant-numeric: tabular-nums;
  }
  &[data-lost='true'] {
    color: ${theme.colour.text2};
  }
`;

/** On a match card a label hides the halfway line; here it would hide the colour of the row. */
const Status = styled.span`
  display: flex;
  justify-content: flex-end;

  & > time,
  & > span:has(> span) {
    background: none;
  }
`;

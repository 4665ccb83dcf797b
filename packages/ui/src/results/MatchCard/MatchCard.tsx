import { shownScore, type Match, type Side } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { Floodlight } from '../../primitives/Floodlight/Floodlight.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { forcedOutline } from '../../theme/forcedOutline.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { sectionSize } from './sectionSize.ts';
import { ScoreAndStatus } from './ScoreAndStatus.tsx';
import { TeamSide } from './TeamSide.tsx';
import { useMatchSentence } from '../../matchWords/useMatchSentence.ts';

export interface MatchCardProps {
  readonly match: Match;
  readonly href: string;
  /**
   * The sides that have just scored: their halves are floodlit as long as they are in this set. Pass the same set while
   * nothing changes.
   */
  readonly flash: ReadonlySet<Side>;
  /** Shows «Simulert» on the card; false when the section shows it for all its matches. */
  readonly markSimulated: boolean;
  /** True while the pane beside the list shows this match. */
  readonly isChosen?: boolean;
  /** The ids of the followed teams, which have a mark. */
  readonly ownTeams?: ReadonlySet<string>;
}

const noTeams: ReadonlySet<string> = new Set();

/** One match of the day (MATCH-15, MATCH-16, MATCH-19). It renders again only when its own match changes. */
export const MatchCard = memo(function MatchCard({
  match,
  href,
  flash,
  markSimulated,
  isChosen = false,
  ownTeams = noTeams,
}: MatchCardProps) {
  const faceOf = useTeamFaces();
  const sentenceOf = useMatchSentence();
  const score = shownScore(match);
  const winner = score?.winner ?? null;
  return (
    <Row href={href} grows aria-current={isChosen ? 'true' : undefined}>
      {flash.has('home') && <Floodlight key={`home ${score?.home}`} side="home" on="card" />}
      {flash.has('away') && <Floodlight key={`away ${score?.away}`} side="away" on="card" />}
      <Sentence>{sentenceOf(match)}</Sentence>
      <TeamSide
        side="home"
        face={faceOf(match.homeTeam, match.competition.id)}
        lit={flash.has('home')}
        lost={winner === 'away'}
        own={ownTeams.has(match.homeTeam.id ?? '')}
        redCards={match.redCards.home}
      />
      <ScoreAndStatus match={match} flash={flash} markSimulated={markSimulated} />
      <TeamSide
        side="away"
        face={faceOf(match.awayTeam, match.competition.id)}
        lit={flash.has('away')}
        lost={winner === 'home'}
        own={ownTeams.has(match.awayTeam.id ?? '')}
        redCards={match.redCards.away}
      />
    </Row>
  );
});

const Row = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.25rem minmax(0, 1fr);
  align-items: center;
  min-height: 56px;
  --row-ground: ${theme.colour.surface};

  &:not(:first-of-type)::after {
    content: '';
    position: absolute;
    top: 0;
    right: ${theme.space[4]};
    left: ${theme.space[4]};
    height: 1px;
    background: ${theme.colour.line};
  }

  &[aria-current] {
    box-shadow: inset 4px 0 ${theme.colour.turf};
    --row-ground: ${theme.colour.turfSoft};
    background: var(--row-ground);
    ${forcedOutline}
  }

  &[data-grows] {
    --score-transition: match-score;
  }

  &:focus-visible {
    z-index: 1;
    outline-offset: -4px;
  }

  @media (hover: hover) {
    &:hover {
      --row-ground: ${theme.colour.turfSoft};
      background: var(--row-ground);
    }
  }

  ${sectionSize.stacked} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    padding-block: ${theme.space[2]};

    & > [data-side],
    & > [data-floodlight] {
      width: 100%;
    }
    & > [data-floodlight='home'] {
      bottom: 50%;
    }
    & > [data-floodlight='away'] {
      top: 50%;
    }
  }

  ${sectionSize.wide} {
    grid-template-columns: minmax(0, 1fr) 112px minmax(0, 1fr);
    min-height: 64px;
  }
`;

const Sentence = styled.span`
  ${visuallyHidden}
`;

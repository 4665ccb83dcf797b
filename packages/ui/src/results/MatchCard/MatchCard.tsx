import { shownScore, type Match, type Side } from '@tribunen/domain';
import { memo } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { useTeamFaces } from '../../teams/useTeamFaces.ts';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { cardSize } from './cardSize.ts';
import { MatchStanding } from './MatchStanding.tsx';
import { TeamSide } from './TeamSide.tsx';
import { useMatchSentence } from './useMatchSentence.ts';

export interface MatchCardProps {
  readonly match: Match;
  readonly href: string;
  /** The side that has just scored: its half is floodlit for as long as this says so. */
  readonly flash: Side | null;
  /** Says «Simulert» on the card itself; off where the section has said it for all its matches. */
  readonly markSimulated: boolean;
}

/**
 * One match of the day (part 1 §2, Match card; §4, labels and flash). It renders again only when something about its own match changes.
 *
 * @example
 * <MatchCard match={match} href="/match/1" flash="away" markSimulated={false} />
 */
export const MatchCard = memo(function MatchCard({ match, href, flash, markSimulated }: MatchCardProps) {
  const faceOf = useTeamFaces();
  const sentenceOf = useMatchSentence();
  const winner = shownScore(match)?.winner ?? null;
  return (
    <Row href={href} $flash={flash}>
      <Sentence>{sentenceOf(match)}</Sentence>
      <TeamSide
        side="home"
        face={faceOf(match.homeTeam, match.competition.id)}
        lit={flash === 'home'}
        lost={winner === 'away'}
      />
      <MatchStanding match={match} flash={flash} markSimulated={markSimulated} />
      <TeamSide
        side="away"
        face={faceOf(match.awayTeam, match.competition.id)}
        lit={flash === 'away'}
        lost={winner === 'home'}
      />
    </Row>
  );
});

/** Lamps striking: on, nearly out, on. One dip only, far under three flashes a second. */
const floodlights = keyframes`
  0% { opacity: 0; }
  12% { opacity: 1; }
  24% { opacity: 0.35; }
  38%, 100% { opacity: 1; }
`;

const floodlit = (side: Side) => css`
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    ${side === 'home' ? 'left: 0;' : 'right: 0;'}
    width: 50%;
    background: ${mownStripes('22px')};
    animation: ${floodlights} ${theme.time.goal} steps(1, end);

    ${theme.media.reducedMotion} {
      animation: none;
    }

    ${cardSize.stacked} {
      inset-block: ${side === 'home' ? '0 50%' : '50% 0'};
      width: 100%;
    }
  }
`;

const Row = styled(Link)<{ $flash: Side | null }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.25rem minmax(0, 1fr);
  align-items: center;
  min-height: 70px;

  &:not(:first-of-type)::after {
    content: '';
    position: absolute;
    top: 0;
    right: ${theme.space[4]};
    left: ${theme.space[4]};
    height: 1px;
    background: ${theme.colour.line};
  }

  &:focus-visible {
    z-index: 1;
    outline-offset: -4px;
  }

  @media (hover: hover) {
    &:hover > [data-side] {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 4px;
    }
  }

  ${({ $flash }) => $flash && floodlit($flash)}

  ${cardSize.stacked} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    padding-block: ${theme.space[2]};

    & > [data-side] {
      width: 100%;
    }
  }

  ${cardSize.wide} {
    grid-template-columns: minmax(0, 1fr) 112px minmax(0, 1fr);
    min-height: 74px;
  }
`;

const Sentence = styled.span`
  ${visuallyHidden}
`;

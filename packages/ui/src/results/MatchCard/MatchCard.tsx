import { shownScore, type Match, type Side } from '@tribunen/domain';
import { memo } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { useTeamFaces, type TeamFace } from '../../teams/useTeamFaces.ts';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { MatchStanding } from './MatchStanding.tsx';
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

interface TeamSideProps {
  readonly side: Side;
  readonly face: TeamFace;
  readonly lit: boolean;
  readonly lost: boolean;
}

/** Names outward, crests inward. */
function TeamSide({ side, face, lit, lost }: TeamSideProps) {
  return (
    <Half aria-hidden $side={side} $lit={lit} $lost={lost}>
      <Name $long={hasLongWord(face.name)}>{face.name}</Name>
      <Crest owner={face.owner} image={face.image} size={28} />
    </Half>
  );
}

/** A word that does not fit its half of a phone in the usual size: «Strømsgodset», «Kristiansund». */
function hasLongWord(name: string): boolean {
  return name.split(/[\s/-]/).some((word) => word.length >= 12);
}

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
  }
`;

const Row = styled(Link)<{ $flash: Side | null }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 92px minmax(0, 1fr);
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
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 4px;
    }
  }

  ${({ $flash }) => $flash && floodlit($flash)}

  ${theme.media.small} {
    grid-template-columns: minmax(0, 1fr) 84px minmax(0, 1fr);
  }

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 112px minmax(0, 1fr);
    min-height: 74px;
  }
`;

const Sentence = styled.span`
  ${visuallyHidden}
`;

const Half = styled.span<{ $side: Side; $lit: boolean; $lost: boolean }>`
  position: relative;
  display: flex;
  flex-direction: ${({ $side }) => ($side === 'home' ? 'row' : 'row-reverse')};
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space[1]} 0;
  padding-${({ $side }) => ($side === 'home' ? 'left' : 'right')}: ${theme.space[2]};
  color: ${({ $lit, $lost }) => ($lit ? theme.colour.onPitch : $lost ? theme.colour.text2 : 'inherit')};
  font-weight: ${({ $lit }) => ($lit ? theme.font.weight.black : theme.font.weight.medium)};
  letter-spacing: ${theme.font.track.snug};
  line-height: 1.15;
  text-align: ${({ $side }) => ($side === 'home' ? 'right' : 'left')};

  & > svg,
  & > img {
    flex: none;
  }

  ${theme.media.small} {
    gap: 6px;
    font-size: ${theme.font.size.sm};
  }

  ${theme.media.desktop} {
    gap: 14px;
    font-size: ${theme.font.size.lg};

    & > svg,
    & > img {
      width: 36px;
      height: 36px;
    }
  }
`;

const Name = styled.span<{ $long: boolean }>`
  display: -webkit-box;
  min-width: 0;
  overflow: hidden;
  hyphens: auto;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${({ $long }) => $long && 'font-size: 0.8125rem; letter-spacing: -0.02em;'}

  ${theme.media.desktop} {
    font-size: inherit;
    letter-spacing: inherit;
  }
`;

import type { Side } from '@tribunen/domain';
import styled from 'styled-components';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { TeamName } from '../../teamFaces/TeamName.tsx';
import type { TeamFace } from '../../teamFaces/teamFacesIn.ts';
import { theme } from '../../theme/theme.ts';
import { sectionSize } from './sectionSize.ts';

interface TeamSideProps {
  readonly side: Side;
  readonly face: TeamFace;
  /** True while the side has just scored and is on floodlit grass. */
  readonly lit: boolean;
  readonly lost: boolean;
  /** True for a followed team: its crest is on a golden seat. */
  readonly own: boolean;
  /** How many of its players have been sent off. */
  readonly redCards: number;
}

/** One team's half of a card: the name outside and the crest inside; on the narrowest cards one above the other. */
export function TeamSide({ side, face, lit, lost, own, redCards }: TeamSideProps) {
  return (
    <Half aria-hidden data-side={side} data-own={own || undefined} $side={side} $lit={lit} $lost={lost}>
      <TeamName name={face.name} letters={0} />
      {redCards > 0 && (
        <RedCards>
          {Array.from({ length: redCards }, (_, card) => (
            <i key={card} />
          ))}
        </RedCards>
      )}
      <Crest owner={face.owner} image={face.image} size={24} />
    </Half>
  );
}

/** A red card for each player who was sent off. The cards overlap, and stand between the crest and the score, so that they do not move the name. */
const RedCards = styled.span`
  position: absolute;
  display: flex;
  flex-direction: column;

  & > i {
    width: 8px;
    height: 12px;
    border-radius: 1.5px;
    background: ${theme.colour.redCard};
    box-shadow: 0 0 0 1px ${theme.colour.surface};
  }
  & > i + i {
    margin-top: -5px;
  }
`;

const towardsScore = ({ $side }: { readonly $side: Side }) => ($side === 'home' ? 'right' : 'left');

const Half = styled.span<{ $side: Side; $lit: boolean; $lost: boolean }>`
  position: relative;
  display: flex;
  flex-direction: ${({ $side }) => ($side === 'home' ? 'row' : 'row-reverse')};
  align-items: center;
  gap: 6px;
  min-width: 0;
  padding: 2px 3px;
  padding-${({ $side }) => ($side === 'home' ? 'left' : 'right')}: ${theme.space[1]};
  font-size: 0.9375rem;
  color: ${({ $lit, $lost }) => ($lit ? theme.colour.onPitch : $lost ? theme.colour.text2 : 'inherit')};
  font-weight: ${({ $lit }) => ($lit ? theme.font.weight.black : theme.font.weight.medium)};
  letter-spacing: ${theme.font.track.snug};
  line-height: 1.15;
  text-align: ${towardsScore};

  & > :last-child {
    flex: none;
  }

  & > ${RedCards} {
    top: calc(50% - 10.5px);
    ${towardsScore}: -8px;
    translate: 0 -50%;
  }

  &[data-own] > :last-child {
    box-shadow: 0 5px 0 -3px ${theme.colour.goldFill};
  }

  ${sectionSize.small} {
    font-size: ${theme.font.size.sm};
  }

  ${sectionSize.narrow} {
    flex-direction: column-reverse;
    gap: 2px;
    text-align: center;

    & > :first-child {
      flex: none;
      width: 100%;
    }
    & > ${RedCards} {
      top: 14px;
      right: auto;
      left: calc(50% + 15px);
    }
  }

  /* In this layout the halfway line runs behind the names. */
  ${sectionSize.stacked} {
    padding: 0;
    background: ${({ $lit }) => ($lit ? 'none' : 'var(--row-ground)')};
  }

  ${sectionSize.wide} {
    gap: 14px;
    font-size: ${theme.font.size.lg};

    & > :last-child {
      width: 36px;
      height: 36px;
    }
    & > ${RedCards} {
      margin-inline: -4px;
    }
  }
`;

import type { Side } from '@tribunen/domain';
import styled, { css } from 'styled-components';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { TeamName } from '../../teamFaces/TeamName.tsx';
import type { TeamFace } from '../../teamFaces/teamFacesIn.ts';
import { theme } from '../../theme/theme.ts';
import { sectionSize } from './sectionSize.ts';

interface TeamSideProps {
  readonly side: Side;
  readonly face: TeamFace;
  /** The side has just scored and is on floodlit grass. */
  readonly lit: boolean;
  readonly lost: boolean;
}

/** One team's half of a card: the name outside and the crest inside; on the narrowest cards one above the other. */
export function TeamSide({ side, face, lit, lost }: TeamSideProps) {
  return (
    <Half aria-hidden data-side={side} $side={side} $lit={lit} $lost={lost}>
      <TeamName name={face.name} />
      <Crest owner={face.owner} image={face.image} size={28} />
    </Half>
  );
}

const crestAbove = css`
  flex-direction: column-reverse;
  gap: 2px;
  text-align: center;

  & > :first-child {
    flex: none;
    width: 100%;
  }
`;

const Half = styled.span<{ $side: Side; $lit: boolean; $lost: boolean }>`
  position: relative;
  display: flex;
  flex-direction: ${({ $side }) => ($side === 'home' ? 'row' : 'row-reverse')};
  align-items: center;
  gap: 6px;
  min-width: 0;
  padding: 2px 0;
  padding-${({ $side }) => ($side === 'home' ? 'left' : 'right')}: 6px;
  color: ${({ $lit, $lost }) => ($lit ? theme.colour.onPitch : $lost ? theme.colour.text2 : 'inherit')};
  font-weight: ${({ $lit }) => ($lit ? theme.font.weight.black : theme.font.weight.medium)};
  letter-spacing: ${theme.font.track.snug};
  line-height: 1.15;
  text-align: ${({ $side }) => ($side === 'home' ? 'right' : 'left')};

  & > svg,
  & > img {
    flex: none;
  }

  ${sectionSize.narrow} {
    ${crestAbove}
  }

  /* In this layout the halfway line runs behind the names. */
  ${sectionSize.stacked} {
    padding: 0;
    background: ${({ $lit }) => ($lit ? 'none' : theme.colour.surface)};
  }

  ${sectionSize.wide} {
    gap: 14px;
    font-size: ${theme.font.size.lg};

    & > svg,
    & > img {
      width: 36px;
      height: 36px;
    }
  }
`;

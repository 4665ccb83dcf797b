import type { Side } from '@tribunen/domain';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { breakableName } from '../../teams/breakableName.ts';
import { longestWordOf } from '../../teams/longestWordOf.ts';
import type { TeamFace } from '../../teams/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import { cardSize } from './cardSize.ts';

interface TeamSideProps {
  readonly side: Side;
  readonly face: TeamFace;
  /** It has just scored, and stands on floodlit grass. */
  readonly lit: boolean;
  readonly lost: boolean;
}

/**
 * One team's half of a card: name outward, crest inward, and on the narrowest the one above the other. A name is set as large as its longest
 * word has room for; what is too long for the least size is divided at its joint.
 */
export function TeamSide({ side, face, lit, lost }: TeamSideProps) {
  const { t } = useTranslation();
  return (
    <Half aria-hidden data-side={side} $side={side} $lit={lit} $lost={lost}>
      <Column>
        <Name $longest={longestWordOf(face.name)}>
          {breakableName(
            face.name,
            t(($) => $.teams.compounds),
          )}
        </Name>
      </Column>
      <Crest owner={face.owner} image={face.image} size={28} />
    </Half>
  );
}

/** What a letter takes of its size, on an average over a word of the bolder names; measured over the names of the seed. */
const letterWidth = 0.6;

const Column = styled.span`
  flex: 1;
  min-width: 0;
  container-type: inline-size;
`;

const Name = styled.span<{ $longest: number }>`
  display: -webkit-box;
  overflow: hidden;
  font-size: clamp(0.8125rem, 100cqi / ${({ $longest }) => ($longest * letterWidth).toFixed(2)}, 1em);
  hyphens: manual;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const crestAbove = css`
  flex-direction: column-reverse;
  gap: ${theme.space[1]};
  text-align: center;

  & > ${Column} {
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
  padding: ${theme.space[1]} 0;
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

  ${cardSize.narrow} {
    ${crestAbove}
  }

  /* Here the halfway line runs behind the names. */
  ${cardSize.stacked} {
    padding: 0;
    background: ${({ $lit }) => ($lit ? 'none' : theme.colour.surface)};
  }

  ${cardSize.wide} {
    gap: 14px;
    font-size: ${theme.font.size.lg};

    & > svg,
    & > img {
      width: 36px;
      height: 36px;
    }
  }
`;

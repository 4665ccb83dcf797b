import type { Side } from '@tribunen/domain';
import styled, { css, keyframes } from 'styled-components';
import { litStripes, mownStripes } from '../../theme/pitchMarkings.ts';
import { whenMotionIsReduced } from '../../theme/reducedMotion.ts';
import { theme } from '../../theme/theme.ts';

interface FloodlightProps {
  /** The half to light; home is on the left. */
  readonly side: Side;
  /** `card` lights a half that is dark, `pitch` one that is already grass. */
  readonly on: 'card' | 'pitch';
}

/**
 * Floodlights over one half of its container, which must be positioned. They flicker on when the element appears and
 * stay lit until it is removed; a new `key` makes them flicker again. Decoration: the score says who has scored.
 */
export function Floodlight({ side, on }: FloodlightProps) {
  return <Half aria-hidden data-floodlight={side} $side={side} $on={on} />;
}

/**
 * The lamps coming on: on, nearly out, on. One dip only, far below three flashes a second. The grass stays
 * visible throughout, because the light names on it could not be read without it.
 */
const striking = keyframes`
  0% { filter: brightness(0.6); }
  12% { filter: none; }
  24% { filter: brightness(0.7); }
  38%, 100% { filter: none; }
`;

const grass = {
  card: mownStripes('22px'),
  pitch: litStripes('calc(100% / 6)'),
} as const;

const Half = styled.span<{ $side: Side; $on: FloodlightProps['on'] }>`
  position: absolute;
  inset-block: 0;
  ${({ $side }) => ($side === 'home' ? 'left: 0;' : 'right: 0;')}
  width: 50%;
  background: ${({ $on }) => grass[$on]};
  animation: ${striking} ${theme.time.goal} steps(1, end);

  ${whenMotionIsReduced(css`
    animation: none;
  `)}
`;

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
 *
 * @example
 * {cheering.has('home') && <Floodlight key={score.home} side="home" on="pitch" />}
 */
export function Floodlight({ side, on }: FloodlightProps) {
  return <Half aria-hidden data-floodlight={side} $side={side} $on={on} />;
}

/** The lamps coming on: on, nearly out, on. One dip only, far below three flashes a second. */
const striking = keyframes`
  0% { opacity: 0; }
  12% { opacity: 1; }
  24% { opacity: 0.35; }
  38%, 100% { opacity: 1; }
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

import type { Side } from '@tribunen/domain';
import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { RollingDigit } from '../RollingDigit/RollingDigit.tsx';

interface ScorePlateProps {
  readonly home: number;
  readonly away: number;
  /** The sides that have just scored: their plates are lit. */
  readonly hit?: ReadonlySet<Side>;
  /**
   * Set once the match is over: the loser's plate is dimmed; a draw (null) dims neither.
   * Undefined while the match is played.
   */
  readonly winner?: Side | null;
}

/**
 * The score on two plates, near-black in both themes; a digit that changes rolls. The plates are hidden from screen
 * readers, because the surrounding element reads the score aloud.
 */
export function ScorePlate({ home, away, hit, winner }: ScorePlateProps) {
  const plate = (side: Side, goals: number) => (
    <Plate $hit={hit?.has(side) === true} $dim={winner !== undefined && winner !== null && winner !== side}>
      <RollingDigit goals={goals} />
    </Plate>
  );
  return (
    <Root aria-hidden>
      {plate('home', home)}
      {plate('away', away)}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  gap: 3px;
  view-transition-name: var(--score-transition, none);
`;

const lit = css`
  background: ${theme.colour.plateHit};
  color: ${theme.colour.plateHitInk};
  --hinge: color-mix(in srgb, ${theme.colour.plateHitInk} 30%, transparent);
`;

const Plate = styled.b<{ $hit: boolean; $dim: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 30px;
  min-height: var(--plate-height, 34px);
  padding: 0 5px;
  overflow: hidden;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.plate};
  box-shadow: inset 0 0 0 1px ${theme.colour.plateEdge};
  color: ${({ $dim }) => ($dim ? theme.colour.plateDim : theme.colour.plateInk)};
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.score};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.02em;
  line-height: 1;
  ${({ $hit }) => $hit && lit}

  /* The hinge's notches at the sides, a shade off the plate: brighter ones look like minus signs. There must be no line through the digit. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: calc(50% - 1.5px);
    width: 2.5px;
    height: 3px;
    background: var(--hinge, ${theme.colour.plateEdge});
  }
  &::before {
    left: 0;
  }
  &::after {
    right: 0;
  }
`;

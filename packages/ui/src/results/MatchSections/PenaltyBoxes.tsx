import type { Side } from '@tribunen/domain';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/**
 * The penalty boxes of a section that is wide enough to look like a whole pitch. Faint decoration for an element with
 * touchlines.
 */
export function PenaltyBoxes() {
  return (
    <>
      <Box aria-hidden $side="home" />
      <Box aria-hidden $side="away" />
    </>
  );
}

const edgeOf = (side: Side) => (side === 'home' ? 'left' : 'right');

const Box = styled.i<{ $side: Side }>`
  display: none;
  pointer-events: none;

  @container (min-width: 600px) {
    display: block;
  }

  &,
  &::before {
    position: absolute;
    ${({ $side }) => edgeOf($side)}: -${theme.chalkWidth};
    border: ${theme.chalkWidth} solid ${theme.colour.line};
  }

  & {
    inset-block: 21%;
    width: 92px;
  }

  &::before {
    content: '';
    inset-block: 27%;
    width: 38px;
  }
`;

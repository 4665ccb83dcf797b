import { css } from 'styled-components';
import { theme } from './theme.ts';

const arc = (corner: string) =>
  `radial-gradient(circle at ${corner}, transparent 10.4px, ${theme.colour.marking} 11px 12px, transparent 12.6px) ${corner} / 14px 14px no-repeat`;

/** A pitch seen from above: touchlines around it and a quarter circle in each corner. */
export const touchlines = css`
  position: relative;
  border: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${['0 0', '100% 0', '0 100%', '100% 100%'].map(arc).join(', ')}, ${theme.colour.surface};
`;

/** The halfway line: one line down behind everything on the pitch. */
export const halfwayLine = css`
  isolation: isolate;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    left: 50%;
    width: ${theme.chalkWidth};
    margin-left: -0.75px;
    background: ${theme.colour.marking};
  }
`;

/** Mown grass, in stripes of the given width. */
export const mownStripes = (width: string) => stripes(theme.colour.pitchA, theme.colour.pitchB, width);

/** Mown grass under the floodlights. */
export const litStripes = (width: string) => stripes(theme.colour.pitchLitA, theme.colour.pitchLitB, width);

const stripes = (one: string, other: string, width: string) =>
  `repeating-linear-gradient(90deg, ${one} 0 ${width}, ${other} ${width} calc(2 * ${width}))`;

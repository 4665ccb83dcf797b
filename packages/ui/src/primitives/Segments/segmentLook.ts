import { css } from 'styled-components';
import { forcedChoice } from '../../theme/forcedChoice.ts';
import { theme } from '../../theme/theme.ts';

/** The well that the segments of a choice lie in. */
export const segmentRow = css`
  display: grid;
  /* Each segment is as wide as its label, and narrower only where they do not all fit. */
  grid-auto-columns: minmax(0, auto);
  grid-auto-flow: column;
  padding: 3px;
  border-radius: ${theme.radius.md};
  background: ${theme.colour.sunk};
`;

/** A segment that is not chosen. */
export const segmentLook = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: ${theme.touch};
  padding: 0 ${theme.space[2]};
  border: ${theme.chalkWidth} solid transparent;
  border-radius: 8px;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.snug};
  text-align: center;
`;

/** The rules that the chosen segment adds. */
export const chosenSegment = css`
  border-color: ${theme.colour.edge};
  background: ${theme.colour.raised};
  color: ${theme.colour.text};
  font-weight: ${theme.font.weight.bold};
  ${forcedChoice}
`;

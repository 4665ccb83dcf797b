import styled from 'styled-components';
import { forcedChoice } from '../../theme/forcedChoice.ts';
import { softEnds } from '../../theme/softEnds.ts';
import { theme } from '../../theme/theme.ts';

/** Chips side by side, which scroll where they have no room. */
export const ChipRow = styled.div.attrs({ role: 'group' })`
  display: flex;
  gap: ${theme.space[2]};
  min-width: 0;
  overflow: auto hidden;
  scrollbar-width: none;
  /* Room for the focus ring, which the scrolling would cut off. */
  margin: -4px;
  padding: 4px;
  ${softEnds}

  /* The placeholder of a chip. */
  & > span {
    border-radius: ${theme.radius.pill};
  }
`;

/** One of a few ways to show a list. It is pressed or not, and a number stands in a `span`. */
export const Chip = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 0 14px;
  border: ${theme.chalkWidth} solid ${theme.colour.line};
  border-radius: ${theme.radius.pill};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};

  & > span {
    color: ${theme.colour.text3};
    font-variant-numeric: tabular-nums;
  }
  &[aria-pressed='true'] {
    border-color: ${theme.colour.text};
    background: ${theme.colour.text};
    color: ${theme.colour.ground};
    font-weight: ${theme.font.weight.bold};
    ${forcedChoice}

    & > span {
      color: inherit;
      font-weight: ${theme.font.weight.medium};
    }
  }
  ${theme.media.small} {
    padding: 0 10px;
    gap: 5px;
  }
  ${theme.media.narrowest} {
    padding: 0 8px;
  }
`;

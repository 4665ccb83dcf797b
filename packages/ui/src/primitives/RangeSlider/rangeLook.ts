import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The part of the line before the handle, `--filled`, is coloured; by default none is. */
const track = `linear-gradient(to right, ${theme.colour.turf} var(--filled, 0%), ${theme.colour.edge} 0)`;

/** A line with a handle, in the app's colours. The handle is 22 px wide, and the line as long as the input. */
export const rangeLook = css`
  display: block;
  height: ${theme.touch};
  appearance: none;
  background: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: 2px;
    background: ${track};
  }
  &::-moz-range-track {
    height: 4px;
    border-radius: 2px;
    background: ${track};
  }
  &::-webkit-slider-thumb {
    width: 22px;
    height: 22px;
    margin-top: -9px;
    appearance: none;
    border: 2px solid ${theme.colour.ground};
    border-radius: 50%;
    background: ${theme.colour.turf};
  }
  &::-moz-range-thumb {
    width: 18px;
    height: 18px;
    border: 2px solid ${theme.colour.ground};
    border-radius: 50%;
    background: ${theme.colour.turf};
  }

  /* With the system's colours the line would disappear and only the handle would be visible. */
  @media (forced-colors: active) {
    forced-color-adjust: none;

    &::-webkit-slider-runnable-track {
      background: ButtonText;
    }
    &::-moz-range-track {
      background: ButtonText;
    }
    &::-webkit-slider-thumb {
      border-color: ButtonFace;
      background: Highlight;
    }
    &::-moz-range-thumb {
      border-color: ButtonFace;
      background: Highlight;
    }
  }
`;

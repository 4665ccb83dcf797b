import { css, keyframes } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const appear = keyframes`from { opacity: 0; }`;

/** What dims the page behind a dialog, and centres it. */
export const scrimLook = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  place-items: center;
  padding: ${theme.space[4]};
  overflow: auto;
  background: ${theme.colour.scrim};
  animation: ${appear} ${theme.time.tap};
`;

export const dialogLook = css`
  display: grid;
  gap: ${theme.space[3]};
  width: min(420px, 100%);
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.raised};
  box-shadow: ${theme.colour.shadowHigh};

  &:focus-visible {
    outline: none;
  }
`;

export const dialogTitleLook = css`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.snug};
`;

export const dialogButtonsLook = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};

  & > button {
    flex: 1 0 auto;
  }
`;

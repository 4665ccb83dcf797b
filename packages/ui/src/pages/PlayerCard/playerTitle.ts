import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A player's name at the head of their card. */
export const playerTitle = css`
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.black};
  letter-spacing: ${theme.font.track.tight};
  line-height: ${theme.font.line.tight};
  overflow-wrap: anywhere;
`;

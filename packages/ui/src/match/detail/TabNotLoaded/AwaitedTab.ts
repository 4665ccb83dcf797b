import styled from 'styled-components';
import { appearsLate } from '../../../primitives/Skeleton/appearsLate.ts';
import { theme } from '../../../theme/theme.ts';

/** A bar in a row, with its top and its height in pixels. */
const bar = (top: number, height: number) =>
  `linear-gradient(transparent ${top}px, ${theme.colour.line} ${top}px ${top + height}px, transparent ${top + height}px)`;

/**
 * Replaces the body of a tab while its code is loading; after a moment it shows the rows of a report: minute, disc, name and remark. Below desktop width
 * it fills the screen, so that the content below the tabs is not pushed out of view when the body appears.
 */
export const AwaitedTab = styled.div`
  min-height: 80dvh;

  &::before {
    content: '';
    display: block;
    height: calc(6 * 56px);
    margin-top: ${theme.space[3]};
    background:
      ${bar(22, 12)} 0 0 / 26px 56px repeat-y,
      radial-gradient(circle at 14px 28px, ${theme.colour.line} 13.5px, transparent 14px) 40px 0 / 28px 56px repeat-y,
      ${bar(13, 14)} 82px 0 / min(50%, 144px) 56px repeat-y,
      ${bar(33, 10)} 82px 0 / min(32%, 92px) 56px repeat-y;
    ${appearsLate}
  }

  ${theme.media.sideChat} {
    min-height: 0;
  }
`;

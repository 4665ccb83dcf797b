import styled from 'styled-components';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { lineHeight } from '../MatchHeader/useScrolledPast.ts';

/** Too narrow for two buttons beside the match. */
export const phone = '@media (max-width: 479.98px)';

/** The grass under the match of a chat, on a phone. */
export const Line = styled.div`
  position: relative;
  z-index: ${theme.layer.sticky};
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  height: ${lineHeight}px;
  /* Leaves the corner to the search and the profile. */
  padding-inline: ${theme.space[1]} ${theme.size.corner};
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${mownStripes('calc(100% / 12)')};
  color: ${theme.colour.onPitch};
  container: chat-line / inline-size;
  isolation: isolate;

  /* Above the grass, below everything else. */
  & > [data-floodlight] {
    z-index: -1;
  }
`;

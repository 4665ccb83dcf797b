import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { cardSize } from './cardSize.ts';

/** One side of the card. Both sides are in the same place, and the rotation decides which is visible. */
export const CardFace = styled.div`
  --pad: clamp(1rem, 4cqi, 1.75rem);
  position: relative;
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: 0;
  height: 4.5rem;
  padding: 0.25rem 0.5rem;
  overflow: hidden;
  border-radius: ${theme.radius.md};
  box-shadow:
    0 0 0 ${theme.chalkWidth} ${theme.colour.marking},
    0 4px 12px color-mix(in srgb, ${theme.colour.plate} 45%, transparent);
  line-height: ${theme.font.line.snug};
  text-align: center;

  ${cardSize.wide} {
    flex-direction: row;
    height: 5.25rem;
    padding: 0 var(--pad);
  }
`;

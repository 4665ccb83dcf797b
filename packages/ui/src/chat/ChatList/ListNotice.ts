import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A notice over the top of the list, which takes no room, so that nothing moves. */
export const ListNotice = styled.div`
  position: absolute;
  top: ${theme.space[2]};
  left: 50%;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  width: max-content;
  max-width: calc(100% - 2 * ${theme.space[4]});
  min-height: 36px;
  padding: 0 ${theme.space[4]};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.raised};
  box-shadow: ${theme.colour.shadowPop};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  translate: -50% 0;

  &[data-shown='false'] {
    visibility: hidden;
  }
`;

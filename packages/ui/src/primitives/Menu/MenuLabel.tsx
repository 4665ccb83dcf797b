import { DropdownMenu } from 'radix-ui';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Words at the top of a menu: whose it is, say. */
export const MenuLabel = styled(DropdownMenu.Label)`
  overflow: hidden;
  padding: ${theme.space[2]} ${theme.space[3]};
  font-weight: ${theme.font.weight.bold};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

import { DropdownMenu } from 'radix-ui';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Text at the top of a menu, for instance the name of its owner. */
export const MenuLabel = styled(DropdownMenu.Label)`
  overflow: hidden;
  padding: ${theme.space[2]} ${theme.space[3]};
  font-weight: ${theme.font.weight.bold};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

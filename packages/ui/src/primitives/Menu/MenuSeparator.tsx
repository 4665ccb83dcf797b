import { DropdownMenu } from 'radix-ui';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A chalk line between two kinds of rows. */
export const MenuSeparator = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: 6px 0;
  background: ${theme.colour.line};
`;

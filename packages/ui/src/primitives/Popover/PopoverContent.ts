import { Popover } from 'radix-ui';
import styled from 'styled-components';
import { floatingLook } from '../Menu/menuLook.ts';

/** What floats in a popover or a panel: as high as the window leaves room for. */
export const PopoverContent = styled(Popover.Content)`
  ${floatingLook}
  max-height: var(--radix-popover-content-available-height);
`;

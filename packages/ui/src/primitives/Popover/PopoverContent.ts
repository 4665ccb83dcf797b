import { Popover } from 'radix-ui';
import styled from 'styled-components';
import { floatingLook } from '../Menu/menuLook.ts';

/** The box of a popover or panel, as high as the window allows. */
export const PopoverContent = styled(Popover.Content)`
  ${floatingLook}
  max-height: var(--radix-popover-content-available-height);
`;

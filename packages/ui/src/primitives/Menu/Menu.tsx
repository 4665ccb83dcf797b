import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { TriggerElement } from '../LoadOnOpen/LoadOnOpen.tsx';
import { floatingLook } from './menuLook.ts';

interface MenuProps {
  readonly trigger: TriggerElement;
  /** True when the press that fetched the menu was meant to open it. */
  readonly startOpen?: boolean;
  /** The menu has closed, and the focus is returning to the button. */
  onClosed?(): void;
  readonly children: ReactNode;
}

/**
 * A menu under its button: arrow keys move, letters find a row, Escape closes and returns the focus. Import it lazily
 * (`LoadOnOpen`): it is too heavy for the first load.
 *
 * @example
 * <Menu trigger={<button type="button">…</button>} startOpen>
 *   <MenuLink href="/profile" icon={User}>{t(($) => $.shell.menu.profile)}</MenuLink>
 * </Menu>
 */
export function Menu({ trigger, startOpen = false, onClosed, children }: MenuProps) {
  return (
    <DropdownMenu.Root defaultOpen={startOpen} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Content align="end" sideOffset={8} collisionPadding={8} onCloseAutoFocus={() => onClosed?.()}>
          {children}
        </Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const Content = styled(DropdownMenu.Content)`
  ${floatingLook}
  width: 248px;
  max-height: var(--radix-dropdown-menu-content-available-height);
`;

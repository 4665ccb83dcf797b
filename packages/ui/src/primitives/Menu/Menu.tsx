import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
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
 */
export function Menu({ trigger, startOpen = false, onClosed, children }: MenuProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <DropdownMenu.Root defaultOpen={startOpen} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Content
          ref={content}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          onCloseAutoFocus={() => onClosed?.()}
          onFocusOutside={(event) => {
            // A closed menu returns the focus a task later, and a quick press has opened the menu again by then.
            const trigger = content.current?.getAttribute('aria-labelledby');
            if (event.target instanceof Element && event.target.id === trigger) event.preventDefault();
          }}
        >
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

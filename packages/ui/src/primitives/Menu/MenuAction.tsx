import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { menuRow } from './menuLook.ts';

interface MenuActionProps {
  readonly icon: LucideIcon;
  onSelect(): void;
  readonly children: ReactNode;
}

/** A row of a menu that does something and closes the menu. */
export function MenuAction({ icon: Icon, onSelect, children }: MenuActionProps) {
  return (
    <Row onSelect={onSelect}>
      <Icon aria-hidden />
      {children}
    </Row>
  );
}

const Row = styled(DropdownMenu.Item)`
  ${menuRow}
`;

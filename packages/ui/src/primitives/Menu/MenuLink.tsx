import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { menuRow } from './menuLook.ts';

interface MenuLinkProps {
  readonly href: string;
  readonly icon: LucideIcon;
  /** True for the current screen. */
  readonly current?: boolean;
  /** Shown at the far end of the row, for instance a count. */
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** A row of a menu that leads to another page. */
export function MenuLink({ href, icon: Icon, current = false, badge, children }: MenuLinkProps) {
  return (
    <DropdownMenu.Item asChild>
      <Row href={href} aria-current={current ? 'page' : undefined}>
        <Icon aria-hidden />
        {children}
        {badge !== undefined && <Far>{badge}</Far>}
      </Row>
    </DropdownMenu.Item>
  );
}

const Row = styled(Link)`
  ${menuRow}
`;
const Far = styled.span`
  margin-left: auto;
`;

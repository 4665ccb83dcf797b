import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../../theme/theme.ts';

interface NoteProps {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** At most one button. */
  readonly action?: ReactNode;
}

/** A remark about what is shown. */
export function Note({ icon: Icon, children, action = null }: NoteProps) {
  return (
    <Root>
      <p role="status">
        <Icon size={18} aria-hidden />
        {children}
      </p>
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.sunk};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};

  & > p {
    display: flex;
    flex: 1 1 12rem;
    align-items: center;
    gap: ${theme.space[2]};
    line-height: ${theme.font.line.snug};
  }
  & > p > svg {
    flex: none;
  }
`;

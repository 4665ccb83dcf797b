import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface DisclosureProps {
  readonly title: string;
  /** The level of the title among the headings around it. */
  readonly level?: 2 | 3;
  /** Shown below the title while the disclosure is open. */
  readonly children: ReactNode;
}

/** Content that is seldom needed, folded behind its title. */
export function Disclosure({ title, level = 3, children }: DisclosureProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Heading>
        <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {title}
          <Arrow $open={open} aria-hidden />
        </Toggle>
      </Heading>
      <Panel id={id} hidden={!open}>
        {open && children}
      </Panel>
    </div>
  );
}

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: 52px;
  font-weight: ${theme.font.weight.medium};
  text-align: left;
`;

const Arrow = styled(ChevronDown).attrs({ size: 20 })<{ $open: boolean }>`
  flex: none;
  color: ${theme.colour.text2};
  rotate: ${({ $open }) => ($open ? '180deg' : '0deg')};
  transition: rotate ${theme.time.fast} ${theme.ease.out};
`;

const Panel = styled.div`
  padding-bottom: ${theme.space[5]};

  &[hidden] {
    display: none;
  }
`;

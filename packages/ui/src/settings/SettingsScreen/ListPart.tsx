import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Explanation, PartTitle } from './SettingsSection.tsx';

interface ListPartProps {
  readonly title: string;
  readonly hint: string;
  /** Said where the list is empty. */
  readonly none: string;
  readonly count: number;
  /** The rows. */
  readonly children: ReactNode;
}

/** A list among the settings. When a row goes and takes the focus with it, the list keeps it. */
export function ListPart({ title, hint, none, count, children }: ListPartProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const counted = useRef(count);
  useEffect(() => {
    const isShorter = count < counted.current;
    counted.current = count;
    if (!isShorter || document.activeElement !== document.body) return;
    (root.current?.querySelector<HTMLElement>('li button') ?? root.current)?.focus();
  }, [count]);
  return (
    <Root ref={root} tabIndex={-1} aria-labelledby={id}>
      <PartTitle id={id}>{title}</PartTitle>
      <Explanation>{count === 0 ? none : hint}</Explanation>
      {count > 0 && <List>{children}</List>}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[1]};

  &:focus-visible {
    outline: none;
  }
`;

const List = styled.ul`
  & > li {
    min-height: 60px;
  }

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

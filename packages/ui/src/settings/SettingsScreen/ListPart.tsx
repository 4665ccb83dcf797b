import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Explanation, PartTitle } from './SettingsSection.tsx';

interface ListPartProps {
  readonly title: string;
  readonly hint: string;
  /** The text of an empty list. */
  readonly none: string;
  readonly count: number;
  /** The rows. */
  readonly children: ReactNode;
}

/** A list among the settings. When the row with the focus is removed, the list keeps the focus. */
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

import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { Explanation } from './SettingsSection.tsx';

interface ListRowProps {
  /** In front of the name. */
  readonly avatar?: ReactNode;
  readonly name: ReactNode;
  /** Under the name. */
  readonly detail?: string | null;
  /** The text of the button that removes the row from the list. */
  readonly action: string;
  onAct(): void;
}

/** A row of a `ListPart`. */
export function ListRow({ avatar = null, name, detail = null, action, onAct }: ListRowProps) {
  const id = useId();
  return (
    <Row>
      {avatar}
      <Texts>
        <div id={id}>{name}</div>
        {detail !== null && <Explanation>{detail}</Explanation>}
      </Texts>
      <Button small variant="line" aria-describedby={id} onClick={onAct}>
        {action}
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Texts = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { theme } from '../theme/theme.ts';

interface RemovedRowProps {
  /** Says what has been removed. */
  readonly text: string;
  /** Called when the undo button has got the focus. */
  onFocus(): void;
  onUndo(): void;
}

/** The row of something that has just been removed, for as long as that can be undone. The undo button gets the focus. */
export function RemovedRow({ text, onFocus, onUndo }: RemovedRowProps) {
  const { t } = useWords();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <Row onFocus={onFocus}>
      <p role="status">{text}</p>
      <Button ref={undo} small variant="line" onClick={onUndo}>
        {t(($) => $.commonLater.undo)}
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: 68px;
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.colour.text2};

  & > p {
    overflow-wrap: anywhere;
  }

  & > button {
    flex: none;
  }
`;

import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { ListedFollow } from '../FollowsScreen/FollowsView.ts';
import { useFollowName } from '../useFollowName.ts';

interface RemovedFollowProps {
  readonly follow: ListedFollow;
  onShown(): void;
  onUndo(): void;
}

/** The row of something that has just been removed, for as long as that can be undone. The undo button gets the focus. */
export function RemovedFollow({ follow, onShown, onUndo }: RemovedFollowProps) {
  const { t } = useWords();
  const nameOf = useFollowName();
  const undo = useRef<HTMLButtonElement>(null);
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    undo.current?.focus({ preventScroll: true });
    shown();
  }, []);
  return (
    <Row>
      <p role="status">{t(($) => $.follows.removed, { name: nameOf(follow) })}</p>
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

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { ListedFriend } from './FriendsView.ts';

interface RemovedFriendProps {
  readonly friend: ListedFriend;
  onUndo(): void;
}

/** The row of a friend who has just been removed, for as long as that can be undone. The undo button gets the focus. */
export function RemovedFriend({ friend, onUndo }: RemovedFriendProps) {
  const { t } = useWords();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Row>
      <p role="status">
        {t(($) => $.friends.removal.removed, { name: friend.name ?? t(($) => $.common.unknownUser) })}
      </p>
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
  min-height: 84px;
  padding: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.colour.text2};

  & > p {
    overflow-wrap: anywhere;
  }

  & > button {
    flex: none;
  }
`;

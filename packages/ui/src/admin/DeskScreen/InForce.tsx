import type { Desk } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { DeskActions } from './DeskView.ts';
import { useDeskWords } from './useDeskWords.ts';

interface InForceProps {
  readonly desk: Desk;
  readonly canAct: boolean;
  readonly actions: DeskActions;
}

/** The slowed chats and the shut-out users, each with a button that ends the limit. */
export function InForce({ desk: { slowChats, shutOuts }, canAct, actions }: InForceProps) {
  const { t } = useWords();
  const { when, nameOf } = useDeskWords();
  const rows = [
    ...slowChats.map(({ seconds, ...chat }) => ({
      key: `${chat.teamId} ${chat.teamName}`,
      what: t(($) => $.desk.slowed, { chat: chat.teamName, seconds }),
      onUndo: () => actions.onSlow(chat, null),
    })),
    ...shutOuts.map(({ userId, name, reason, until }) => ({
      key: userId,
      what:
        until === null
          ? t(($) => $.desk.outForGood, { name: nameOf(name), reason })
          : t(($) => $.desk.outUntil, { name: nameOf(name), reason, when: when(until) }),
      onUndo: () => actions.onLetIn(userId),
    })),
  ];
  return (
    <section aria-labelledby="desk-now">
      <h2 id="desk-now">{t(($) => $.desk.now)}</h2>
      {rows.length === 0 ? (
        <p>{t(($) => $.desk.nothingNow)}</p>
      ) : (
        <ul>
          {rows.map(({ key, what, onUndo }) => (
            <Row key={key}>
              <span>{what}</span>
              <Button
                variant="line"
                small
                unavailable={!canAct}
                aria-label={t(($) => $.desk.undoOf, { what })}
                onClick={onUndo}
              >
                {t(($) => $.commonLater.undo)}
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </section>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} 0;

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > button {
    flex: none;
  }
`;

import type { DeskLogLine } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { useDeskWords } from './useDeskWords.ts';

/** The log of the desk: each action with its administrator, its subject and its time, newest first (DESK-5). */
export function DeskLog({ log }: { readonly log: readonly DeskLogLine[] }) {
  const { t } = useWords();
  const { when } = useDeskWords();
  return (
    <section aria-labelledby="desk-log">
      <h2 id="desk-log">{t(($) => $.desk.log)}</h2>
      {log.length === 0 ? (
        <p>{t(($) => $.desk.emptyLog)}</p>
      ) : (
        <ul>
          {log.map((line) => (
            <Line key={line.id}>
              <time dateTime={line.at}>{when(line.at)}</time>
              <Deed line={line} />
            </Line>
          ))}
        </ul>
      )}
    </section>
  );
}

function Deed({ line }: { readonly line: DeskLogLine }) {
  const { t } = useWords();
  const { when, nameOf } = useDeskWords();
  const admin = nameOf(line.adminName);
  switch (line.action) {
    case 'remove':
    case 'restore': {
      const { action, chat } = line;
      return t(($) => $.desk.deed[action], { admin, name: nameOf(line.subjectName), chat });
    }
    case 'slow':
      return t(($) => $.desk.deed.slow, { admin, chat: line.chat, seconds: line.seconds });
    case 'unslow':
      return t(($) => $.desk.deed.unslow, { admin, chat: line.chat });
    case 'shut-out': {
      const { reason, until } = line;
      const name = nameOf(line.subjectName);
      return until === null
        ? t(($) => $.desk.deed.outForGood, { admin, name, reason })
        : t(($) => $.desk.deed.outUntil, { admin, name, reason, when: when(until) });
    }
    case 'settle':
    case 'reopen': {
      const { action } = line;
      return t(($) => $.desk.deed[action], { admin, name: nameOf(line.subjectName) });
    }
    case 'let-in':
      return t(($) => $.desk.deed.letIn, { admin, name: nameOf(line.subjectName) });
  }
}

const Line = styled.li`
  padding: ${theme.space[2]} 0;
  font-size: ${theme.font.size.sm};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }
  & > time {
    display: block;
    color: ${theme.colour.text2};
  }
`;

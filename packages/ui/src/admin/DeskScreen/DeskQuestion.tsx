import {
  characterCount,
  type DeskChat,
  SHUT_OUT_REASON_LIMIT,
  SHUT_OUT_SPANS,
  type ShutOutSpan,
  SLOW_SECONDS,
  type UserId,
} from '@tribunen/domain';
import { useState } from 'react';
import { ChatDialog } from '../../chat/ChatDialog.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import type { DeskActions } from './DeskView.ts';

/** The question that an administrator answers before an action. */
export type DeskQuestionView =
  | { readonly kind: 'slow'; readonly chat: DeskChat }
  | { readonly kind: 'shut-out'; readonly user: UserId; readonly name: string };

interface DeskQuestionProps<Question extends DeskQuestionView> {
  readonly question: Question;
  readonly actions: DeskActions;
  onClose(): void;
}

/** Asks how slow a chat should be, or for how long and why a user is shut out. It is open as long as it is mounted. */
export function DeskQuestion({ question, ...rest }: DeskQuestionProps<DeskQuestionView>) {
  return question.kind === 'slow' ? (
    <SlowQuestion question={question} {...rest} />
  ) : (
    <ShutOutQuestion question={question} {...rest} />
  );
}

const pauses = SLOW_SECONDS.map((seconds) => ({ value: String(seconds), label: String(seconds) }));

function SlowQuestion({
  question: { chat },
  actions,
  onClose,
}: DeskQuestionProps<Extract<DeskQuestionView, { kind: 'slow' }>>) {
  const { t } = useWords();
  const [seconds, setSeconds] = useState('30');
  const slow = () => {
    onClose();
    actions.onSlow(chat, Number(seconds));
  };
  return (
    <ChatDialog
      title={t(($) => $.desk.slowing.title, { chat: chat.teamName })}
      action={<Button onClick={slow}>{t(($) => $.desk.slowing.confirm)}</Button>}
      onClose={onClose}
    >
      <Segments label={t(($) => $.desk.slowing.pause)} options={pauses} value={seconds} onChange={setSeconds} />
    </ChatDialog>
  );
}

function ShutOutQuestion({
  question: { user, name },
  actions,
  onClose,
}: DeskQuestionProps<Extract<DeskQuestionView, { kind: 'shut-out' }>>) {
  const { t } = useWords();
  const [span, setSpan] = useState<ShutOutSpan>('hour');
  const [reason, setReason] = useState('');
  const given = reason.trim();
  const isGiven = given !== '' && characterCount(given) <= SHUT_OUT_REASON_LIMIT;
  const shutOut = () => {
    onClose();
    actions.onShutOut(user, span, given);
  };
  return (
    <ChatDialog
      title={t(($) => $.desk.shuttingOut.title, { name })}
      action={
        <Button variant="danger" unavailable={!isGiven} onClick={shutOut}>
          {t(($) => $.desk.shuttingOut.confirm)}
        </Button>
      }
      onClose={onClose}
    >
      <Segments<ShutOutSpan>
        label={t(($) => $.desk.shuttingOut.span)}
        options={SHUT_OUT_SPANS.map((each) => ({ value: each, label: t(($) => $.desk.shuttingOut.spans[each]) }))}
        value={span}
        onChange={setSpan}
      />
      <TextArea
        label={t(($) => $.desk.shuttingOut.reason)}
        hint={t(($) => $.desk.shuttingOut.reasonHint, { name, limit: SHUT_OUT_REASON_LIMIT })}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ChatDialog>
  );
}

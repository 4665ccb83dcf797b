import { useWords } from '../../i18n/useWords.ts';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import type { MessageQuestion } from '../Message/MessageCommands.ts';
import { ReportDialog } from './ReportDialog.tsx';

interface ChatQuestionProps {
  readonly question: MessageQuestion;
  onClose(): void;
}

/**
 * The chat's questions: before a message is deleted or an author blocked, for the reason of a report, and for the name
 * of a spectator who invites an author.
 */
export function ChatQuestion({ question, onClose }: ChatQuestionProps) {
  const { t } = useWords();
  switch (question.kind) {
    case 'delete':
      return (
        <ConfirmDialog
          title={t(($) => $.chat.deleting.title)}
          text={t(($) => $.chat.deleting.text)}
          keep={t(($) => $.commonLater.cancel)}
          confirm={t(($) => $.commonLater.delete)}
          onKeep={onClose}
          onConfirm={() => {
            onClose();
            question.onConfirm();
          }}
        />
      );
    case 'block':
      return (
        <ConfirmDialog
          title={t(($) => $.chat.blocking.title, { name: question.name })}
          text={t(($) => $.chat.blocking.text, { name: question.name })}
          keep={t(($) => $.commonLater.cancel)}
          confirm={t(($) => $.commonLater.block)}
          onKeep={onClose}
          onConfirm={() => {
            onClose();
            question.onConfirm();
          }}
        />
      );
    case 'name':
      return question.dialog({ onNamed: question.onNamed, onClose });
    case 'report':
      return <ReportDialog question={question} onClose={onClose} />;
  }
}

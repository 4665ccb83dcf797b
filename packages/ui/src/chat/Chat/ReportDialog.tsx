import { REPORT_REASONS, type ReportReason } from '@tribunen/domain';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { ChatDialog } from '../ChatDialog.tsx';
import type { MessageQuestion } from '../Message/MessageCommands.ts';

interface ReportDialogProps {
  readonly question: Extract<MessageQuestion, { kind: 'report' }>;
  onClose(): void;
}

/** Asks for the reason of a report, and offers to block the author as well. It is open as long as it is mounted. */
export function ReportDialog({ question, onClose }: ReportDialogProps) {
  const { t } = useWords();
  const { name, canBlock, onReport } = question;
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [block, setBlock] = useState(false);
  const send = () => {
    if (reason === null) return;
    onClose();
    onReport(reason, { block });
  };
  return (
    <ChatDialog
      title={t(($) => $.chat.report.title)}
      action={
        <Button variant="danger" unavailable={reason === null} onClick={send}>
          {t(($) => $.commonLater.report)}
        </Button>
      }
      onClose={onClose}
    >
      <Reasons>
        <legend>{t(($) => $.chat.report.question)}</legend>
        {REPORT_REASONS.map((each) => (
          <Choice key={each}>
            <input type="radio" name="reason" checked={each === reason} onChange={() => setReason(each)} />
            {t(($) => $.chat.report.reason[each])}
          </Choice>
        ))}
      </Reasons>
      {canBlock && (
        <Choice>
          <input type="checkbox" checked={block} onChange={({ target }) => setBlock(target.checked)} />
          <span>{t(($) => $.chat.report.block, { name })}</span>
        </Choice>
      )}
    </ChatDialog>
  );
}

const Reasons = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 ${theme.space[1]};
    color: ${theme.colour.text2};
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.touch};
  overflow-wrap: anywhere;
  cursor: pointer;

  & > input {
    flex: none;
    width: 20px;
    height: 20px;
    min-height: 0;
    accent-color: ${theme.colour.turf};
  }
`;

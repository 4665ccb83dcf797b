import { useWords } from '../../../i18n/useWords.ts';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';

interface ShowResultQuestionProps {
  onKeep(): void;
  onShow(): void;
}

/** Asks once before a hidden result is shown. */
export function ShowResultQuestion({ onKeep, onShow }: ShowResultQuestionProps) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      title={t(($) => $.known.hidden.ask)}
      text={t(($) => $.known.hidden.askText)}
      keep={t(($) => $.known.hidden.keep)}
      confirm={t(($) => $.known.hidden.show)}
      onKeep={onKeep}
      onConfirm={onShow}
    />
  );
}

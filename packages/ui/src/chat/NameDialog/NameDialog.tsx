import { useEffect, useEffectEvent } from 'react';
import { NameQuestion } from '../../follows/FollowsScreen/NameQuestion.tsx';
import type { FormProgress } from '../../forms/FormProgress.ts';
import { useWords } from '../../i18n/useWords.ts';
import { ChatDialog } from '../ChatDialog.tsx';
import type { NameDialogEnd } from './NameDialogEnd.ts';

interface NameDialogProps extends NameDialogEnd {
  /** Null once the spectator has a name. */
  readonly form: FormProgress<{ readonly name: string }> | null;
}

/** Asks a spectator without a name for one before they invite an author (FOLLOW-17). It is open as long as it is mounted. */
export function NameDialog({ form, onNamed, onClose }: NameDialogProps) {
  const { t } = useWords();
  const isNamed = form === null;
  const goOn = useEffectEvent(() => {
    onClose();
    onNamed();
  });
  useEffect(() => {
    if (isNamed) goOn();
  }, [isNamed]);
  return (
    <ChatDialog title={t(($) => $.follows.guide.name)} action={null} onClose={onClose}>
      {form !== null && <NameQuestion progress={form} />}
    </ChatDialog>
  );
}

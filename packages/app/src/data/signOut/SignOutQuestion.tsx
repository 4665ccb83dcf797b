import { UnsavedChangesDialog, UnsentDialog } from '@tribunen/ui';
import { paths } from '../../navigation/paths.ts';
import { useAppNavigate } from '../../navigation/useAppNavigate.ts';
import type { Loss } from './lossOf.ts';

interface SignOutQuestionProps {
  readonly loss: Loss;
  signOut(): void;
  /** The spectator has answered, either way. */
  onAnswer(): void;
}

/** The question before a sign-out that drops messages or changes that are not sent, or changes of the profile that are not saved. */
export function SignOutQuestion({ loss, signOut, onAnswer }: SignOutQuestionProps) {
  const goTo = useAppNavigate();
  const onDiscard = (): void => {
    onAnswer();
    signOut();
  };
  if (loss.messages || loss.changes) return <UnsentDialog view={{ ...loss, onKeep: onAnswer, onDiscard }} />;
  const onKeep = (): void => {
    onAnswer();
    goTo(paths.profile);
  };
  return <UnsavedChangesDialog view={{ onKeep, onDiscard }} />;
}

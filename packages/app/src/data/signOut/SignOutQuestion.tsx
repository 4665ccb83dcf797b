import { UnsavedChangesDialog, UnsentDialog } from '@tribunen/ui';
import { paths } from '../../navigation/paths.ts';
import { useAppNavigate } from '../../navigation/useAppNavigate.ts';
import type { Loss } from './lossOf.ts';

interface SignOutQuestionProps {
  readonly loss: Loss;
  signOut(): void;
  /** Called when the spectator has answered, either way. */
  onAnswer(): void;
}

/** The question before a sign-out that would drop unsent messages or changes, or unsaved changes of the profile. */
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

import { UnsavedChangesDialog, UnsentDialog } from '@tribunen/ui';
import type { Loss } from './unsaved.ts';

interface SignOutQuestionProps {
  readonly loss: Loss;
  onStay(): void;
  onLeave(): void;
}

/** The question before a sign-out that drops messages or changes that are not sent, or changes of the profile that are not saved. */
export function SignOutQuestion({ loss, onStay, onLeave }: SignOutQuestionProps) {
  const answers = { onKeep: onStay, onDiscard: onLeave };
  return loss.messages || loss.changes ? (
    <UnsentDialog view={{ ...answers, ...loss }} />
  ) : (
    <UnsavedChangesDialog view={answers} />
  );
}

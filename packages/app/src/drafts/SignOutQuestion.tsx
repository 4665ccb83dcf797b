import { UnsavedChangesDialog } from '@tribunen/ui';

interface SignOutQuestionProps {
  onStay(): void;
  onLeave(): void;
}

/** Asks before a sign-out drops what was changed in the profile and not saved. */
export function SignOutQuestion({ onStay, onLeave }: SignOutQuestionProps) {
  return <UnsavedChangesDialog view={{ onKeep: onStay, onDiscard: onLeave }} />;
}

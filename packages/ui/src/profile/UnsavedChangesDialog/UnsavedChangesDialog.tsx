import { useWords } from '../../i18n/useWords.ts';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';

export interface UnsavedChangesView {
  /** Closes the dialog and keeps the changes. */
  onKeep(): void;
  /** Goes ahead and drops the changes. */
  onDiscard(): void;
}

/** Asks before unsaved changes of the profile are lost, for instance at sign-out. */
export function UnsavedChangesDialog({ view }: { readonly view: UnsavedChangesView }) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      title={t(($) => $.profile.unsavedDialog.title)}
      text={t(($) => $.profile.unsavedDialog.text)}
      keep={t(($) => $.profile.unsavedDialog.keep)}
      confirm={t(($) => $.profile.discard)}
      onKeep={() => view.onKeep()}
      onConfirm={() => view.onDiscard()}
    />
  );
}

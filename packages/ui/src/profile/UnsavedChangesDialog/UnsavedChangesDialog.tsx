import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';

export interface UnsavedChangesView {
  /** Back to where one was. */
  onKeep(): void;
  /** On, and the changes are lost. */
  onDiscard(): void;
}

/**
 * Asks before changes of the profile are lost, at sign-out for instance.
 *
 * @example
 * {asked && <UnsavedChangesDialog view={{ onKeep, onDiscard }} />}
 */
export function UnsavedChangesDialog({ view }: { readonly view: UnsavedChangesView }) {
  const { t } = useTranslation();
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

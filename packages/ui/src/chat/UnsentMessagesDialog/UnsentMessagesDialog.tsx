import { useWords } from '../../i18n/useWords.ts';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';

export interface UnsentMessagesView {
  /** Changes of the profile would be lost too. */
  readonly alsoProfile: boolean;
  /** Closes the dialog; the messages go on waiting. */
  onKeep(): void;
  /** Goes ahead and drops them. */
  onDiscard(): void;
}

/**
 * Asks before a sign-out drops messages that are not sent.
 *
 * @example
 * {asked && <UnsentMessagesDialog view={{ alsoProfile: false, onKeep, onDiscard }} />}
 */
export function UnsentMessagesDialog({ view }: { readonly view: UnsentMessagesView }) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      title={t(($) => $.chat.unsent.title)}
      text={t(($) => (view.alsoProfile ? $.chat.unsent.withProfile : $.chat.unsent.text))}
      keep={t(($) => $.chat.unsent.keep)}
      confirm={t(($) => $.chat.unsent.confirm)}
      onKeep={() => view.onKeep()}
      onConfirm={() => view.onDiscard()}
    />
  );
}

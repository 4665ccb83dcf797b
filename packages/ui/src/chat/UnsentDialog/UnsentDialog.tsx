import { useWords } from '../../i18n/useWords.ts';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';

export interface UnsentView {
  /** Messages that are not sent would be lost. */
  readonly messages: boolean;
  /** Changes that wait for the network would be. */
  readonly changes: boolean;
  /** Changes of the profile that are not saved would be. */
  readonly profile: boolean;
  /** Closes the dialog; what is not sent goes on waiting. */
  onKeep(): void;
  /** Goes ahead and drops it. */
  onDiscard(): void;
}

/**
 * Asks before a sign-out drops what is not sent.
 *
 * @example
 * {asked && <UnsentDialog view={{ messages: true, changes: false, profile: false, onKeep, onDiscard }} />}
 */
export function UnsentDialog({ view }: { readonly view: UnsentView }) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      title={t(($) => $.chat.unsent.title)}
      text={t(($) => $.chat.unsent[lossOf(view)])}
      keep={t(($) => $.chat.unsent.keep)}
      confirm={t(($) => $.chat.unsent.confirm)}
      onKeep={() => view.onKeep()}
      onConfirm={() => view.onDiscard()}
    />
  );
}

function lossOf({ messages, changes, profile }: UnsentView): 'text' | 'withProfile' | 'changes' | 'several' {
  if (changes) return messages || profile ? 'several' : 'changes';
  return profile ? 'withProfile' : 'text';
}

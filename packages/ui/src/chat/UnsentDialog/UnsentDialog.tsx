import { useWords } from '../../i18n/useWords.ts';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';

export interface UnsentView {
  /** Whether unsent messages would be lost. */
  readonly messages: boolean;
  /** Whether changes that wait for the network would be lost. */
  readonly changes: boolean;
  /** Whether unsaved changes of the profile would be lost. */
  readonly profile: boolean;
  /** Closes the dialog; unsent work keeps waiting. */
  onKeep(): void;
  /** Signs out and drops the unsent work. */
  onDiscard(): void;
}

/** Asks before a sign-out that would drop unsent work. */
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

import { History } from 'lucide-react';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { ListNotice } from './ListNotice.ts';

/** Over the top of the list: at which minute of the match the chat is shown. The handle that chooses it says so itself. */
export function MomentNotice({ minute }: { readonly minute: number }) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  return (
    <ListNotice>
      <History size={16} aria-hidden />
      {t(($) => $.chat.moment, { minute: ordinal(minute) })}
    </ListNotice>
  );
}

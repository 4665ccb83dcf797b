import { History } from 'lucide-react';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { ListNotice } from './ListNotice.ts';

/**
 * The notice over the top of the list with the minute at which the chat is shown. Screen readers hear it from the
 * handle that chooses the minute.
 */
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

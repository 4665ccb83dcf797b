import { shortCount } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';

/** A number of messages, in few letters (CHAT-6). */
export function MessageCount({ count }: { readonly count: number }) {
  const { t } = useWords();
  const { unit, n } = shortCount(count);
  return <span>{unit === 'ones' ? n : t(($) => $.chat.filter.thousands, { n })}</span>;
}

import type { MissingPart } from '@tribunen/domain';
import { Info } from 'lucide-react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { Note } from './Note.tsx';

/** Says once what the provider leaves out of a match (DETAIL-6). */
export function MissingNotice({ missing }: { readonly missing: readonly MissingPart[] }) {
  const { t } = useWords();
  const { list } = useFormats();
  const parts = list(missing.map((part) => t(($) => $.matchDetail.missing[part])));
  return <Note icon={Info}>{t(($) => $.matchDetail.missing.text, { parts })}</Note>;
}

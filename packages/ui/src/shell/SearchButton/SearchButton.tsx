import { Search } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** Opens the search, beside the profile menu of every screen. «/» on a keyboard does the same. */
export function SearchButton({ onSearch }: { readonly onSearch: () => void }) {
  const { t } = useWords();
  return (
    <IconButton
      icon={Search}
      label={t(($) => $.shell.search)}
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      onClick={onSearch}
    />
  );
}

import { type ChatFilter, shortCount } from '@tribunen/domain';
import { Star } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import { Chip, ChipRow } from '../../primitives/Chips/Chips.ts';
import type { ChatFilterView } from '../ChatView.ts';

const filters: readonly ChatFilter[] = ['all', 'friends', 'star-friends'];

/** Whose messages the chat shows, with how many there are (CHAT-5, CHAT-6). */
export function FilterChips({ chosen, counts, onFilter }: ChatFilterView) {
  const { t } = useWords();
  const shown = (filter: ChatFilter): string => {
    const { unit, n } = shortCount(counts[filter]);
    return unit === 'ones' ? String(n) : t(($) => $.chat.filter.thousands, { n });
  };
  return (
    <ChipRow aria-label={t(($) => $.chat.filter.label)}>
      {filters.map((filter) => (
        <Chip key={filter} aria-pressed={filter === chosen} onClick={() => onFilter(filter)}>
          {filter === 'star-friends' && <Star size={16} aria-hidden />}
          {t(($) => $.chat.filter[filter])} <span>{shown(filter)}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}

import type { ChatFilter } from '@tribunen/domain';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Chip, ChipRow } from '../../primitives/Chips/Chips.ts';
import type { ChatFilterView } from '../ChatView.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { MessageCount } from '../MessageCount.tsx';

const filters: readonly ChatFilter[] = ['all', 'friends', 'star-friends'];

/** The choice of whose messages the chat shows, each with their number (CHAT-5, CHAT-6). */
export function FilterChips({ chosen, counts, onFilter }: ChatFilterView) {
  const { t } = useWords();
  return (
    <ChipRow aria-label={t(($) => $.chat.filter.label)}>
      {filters.map((filter) => (
        <Chip key={filter} aria-pressed={filter === chosen} onClick={() => onFilter(filter)}>
          {filter === 'star-friends' && <Star size={16} aria-hidden />}
          {filter === 'star-friends' ? (
            <StarWords>{t(($) => $.chat.filter[filter])}</StarWords>
          ) : (
            t(($) => $.chat.filter[filter])
          )}{' '}
          {counts !== null && <MessageCount count={counts[filter]} />}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** The words are hidden if the controls of the match take the room, and the star alone stands for them. */
const StarWords = styled.b`
  font-weight: inherit;

  @container chat-bar (max-width: 339.98px) {
    ${visuallyHidden}
  }
`;

import { type ChatFilter, shortCount } from '@tribunen/domain';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
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
    <Row role="group" aria-label={t(($) => $.chat.filter.label)}>
      {filters.map((filter) => (
        <Chip key={filter} type="button" aria-pressed={filter === chosen} onClick={() => onFilter(filter)}>
          {filter === 'star-friends' && <Star size={16} aria-hidden />}
          {t(($) => $.chat.filter[filter])} <span>{shown(filter)}</span>
        </Chip>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  min-width: 0;
  overflow: auto hidden;
  scrollbar-width: none;
  /* Room for the focus ring, which the scrolling would cut off. */
  margin: -4px;
  padding: 4px;
`;

const Chip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 0 14px;
  border: ${theme.chalkWidth} solid ${theme.colour.line};
  border-radius: ${theme.radius.pill};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};

  & > span {
    color: ${theme.colour.text3};
    font-variant-numeric: tabular-nums;
  }
  &[aria-pressed='true'] {
    border-color: ${theme.colour.text};
    background: ${theme.colour.text};
    color: ${theme.colour.ground};
    font-weight: ${theme.font.weight.bold};

    & > span {
      color: inherit;
      font-weight: ${theme.font.weight.medium};
    }
  }
  ${theme.media.small} {
    padding: 0 10px;
    gap: 5px;
  }
`;

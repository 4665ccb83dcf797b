import type { DayFilter } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Chip, ChipRow } from '../../primitives/Chips/Chips.ts';
import { theme } from '../../theme/theme.ts';

interface DayFilterChipsProps {
  readonly chosen: DayFilter;
  /** How many of the listed matches are in play. */
  readonly live: number;
  onFilter(filter: DayFilter): void;
}

const filters: readonly DayFilter[] = ['all', 'live', 'finished'];

/** Which of the day's matches are listed: all, those in play with their number, or those that are over (MATCH-33). */
export const DayFilterChips = memo(function DayFilterChips({ chosen, live, onFilter }: DayFilterChipsProps) {
  const { t } = useWords();
  return (
    <DayFilterPlace>
      <ChipRow aria-label={t(($) => $.results.filter.label)}>
        {filters.map((filter) => (
          <Chip key={filter} aria-pressed={filter === chosen} onClick={() => onFilter(filter)}>
            {t(($) => $.results.filter[filter])} {filter === 'live' && live > 0 && <span>{live}</span>}
          </Chip>
        ))}
      </ChipRow>
    </DayFilterPlace>
  );
});

/** The room of the chips, reserved before the chips appear. */
export const DayFilterPlace = styled.div`
  min-height: calc(${theme.touch} + 14px);
  padding: 6px ${theme.space.gutter} ${theme.space[2]};

  ${theme.media.desktop} {
    padding-block: ${theme.space[3]} 2px;
  }
`;

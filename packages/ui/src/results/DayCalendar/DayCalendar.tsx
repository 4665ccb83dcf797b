import type { OsloDay } from '@tribunen/domain';
import { isLanguage, type Language } from '@tribunen/locales';
import { DayPicker } from 'react-day-picker';
import { nb } from 'react-day-picker/locale/nb';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { fromCalendarDate, toCalendarDate } from './calendarDate.ts';

interface DayCalendarProps {
  readonly day: OsloDay;
  readonly today: OsloDay;
  onSelectDay(day: OsloDay): void;
}

const calendarLanguages = { nb } as const satisfies Record<Language, unknown>;

/**
 * A month to choose any day from. One day is always chosen. Import it lazily: it is too heavy for the first load.
 *
 * @example
 * <DayCalendar day={day} today={today} onSelectDay={onSelectDay} />
 */
export function DayCalendar({ day, today, onSelectDay }: DayCalendarProps) {
  const { i18n } = useWords();
  const chosen = toCalendarDate(day);
  return (
    <Look>
      <DayPicker
        mode="single"
        required
        autoFocus
        showOutsideDays
        locale={calendarLanguages[isLanguage(i18n.language) ? i18n.language : 'nb']}
        defaultMonth={chosen}
        today={toCalendarDate(today)}
        selected={chosen}
        onSelect={(date) => {
          const next = fromCalendarDate(date);
          if (next !== null) onSelectDay(next);
        }}
      />
    </Look>
  );
}

const Look = styled.div`
  padding: ${theme.space[1]};

  .rdp-months {
    position: relative;
  }

  .rdp-nav {
    position: absolute;
    top: 0;
    right: 0;
    display: flex;
  }

  .rdp-nav > button {
    display: grid;
    place-items: center;
    border-radius: 50%;
    color: ${theme.colour.text2};
  }

  .rdp-chevron {
    width: 20px;
    height: 20px;
    fill: currentColor;
  }

  .rdp-month_caption {
    display: flex;
    align-items: center;
    height: ${theme.touch};
    padding: 0 ${theme.space[3]};
    font-weight: ${theme.font.weight.bold};
    letter-spacing: ${theme.font.track.snug};
  }

  .rdp-caption_label::first-letter {
    text-transform: uppercase;
  }

  .rdp-month_grid {
    border-collapse: collapse;
  }

  .rdp-weekday {
    height: ${theme.space[8]};
    color: ${theme.colour.text3};
    font-size: ${theme.font.size.cap};
    font-weight: ${theme.font.weight.medium};
  }

  .rdp-day {
    padding: 0;
    text-align: center;
  }

  .rdp-day_button {
    position: relative;
    display: grid;
    place-items: center;
    width: ${theme.touch};
    height: ${theme.touch};
    border-radius: 50%;
    font-variant-numeric: tabular-nums;
  }

  .rdp-outside {
    color: ${theme.colour.text3};
  }

  @media (hover: hover) {
    .rdp-day_button:hover,
    .rdp-nav > button:hover {
      background: ${theme.colour.turfSoft};
    }
  }

  /* The centre circle and the dot of turf, as in the strip. */
  .rdp-selected .rdp-day_button {
    box-shadow: inset 0 0 0 2px ${theme.colour.chalk};
    font-weight: ${theme.font.weight.black};
  }

  .rdp-today .rdp-day_button::after {
    content: '';
    position: absolute;
    bottom: 6px;
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: ${theme.colour.turf};
  }
`;

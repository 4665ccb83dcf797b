import type { OsloDay } from '@tribunen/domain';
import { isLanguage, type Language } from '@tribunen/locales';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { nb } from 'react-day-picker/locale/nb';
import { nn } from 'react-day-picker/locale/nn';
import { useWords } from '../../i18n/useWords.ts';
import styled, { css } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { fromCalendarDate, toCalendarDate } from './calendarDate.ts';

interface DayCalendarProps {
  readonly day: OsloDay;
  readonly today: OsloDay;
  /** The days that are known to have followed matches. */
  readonly matchDays: ReadonlySet<OsloDay>;
  onSelectDay(day: OsloDay): void;
}

const calendarLanguages = { nb, nn, en: enGB } as const satisfies Record<Language, unknown>;

/** A month to choose any day from. One day is always chosen. Import it lazily: it is too heavy for the first load. */
export function DayCalendar({ day, today, matchDays, onSelectDay }: DayCalendarProps) {
  const { t, i18n } = useWords();
  const { dayFull, weekday, weekdayShort } = useFormats();
  const inWords = (say: (of: OsloDay) => string, date: Date): string => {
    const each = fromCalendarDate(date);
    return each === null ? '' : say(each);
  };
  const hasMatch = (date: Date) => {
    const each = fromCalendarDate(date);
    return each !== null && matchDays.has(each);
  };
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
        modifiers={{ match: hasMatch }}
        modifiersClassNames={{ match: 'has-match' }}
        // The library's Nynorsk spells the weekdays differently from the rest of the page.
        formatters={{ formatWeekdayName: (date) => inWords(weekdayShort, date).slice(0, 2) }}
        labels={{
          labelWeekday: (date) => inWords(weekday, date),
          labelDayButton: (date, { match }) => {
            const name = inWords(dayFull, date);
            return match === true ? t(($) => $.results.calendar.matchDay, { day: name }) : name;
          },
        }}
        onSelect={(date) => {
          const next = fromCalendarDate(date);
          if (next !== null) onSelectDay(next);
        }}
      />
      <Foot>
        <Legend aria-hidden>{t(($) => $.results.calendar.legend)}</Legend>
        <Button small variant="line" onClick={() => onSelectDay(today)}>
          {t(($) => $.results.calendar.today)}
        </Button>
      </Foot>
    </Look>
  );
}

/** The line under the number of a match day. */
const matchMark = css`
  content: '';
  width: 14px;
  height: 2px;
  border-radius: 1px;
  background: ${theme.colour.chalk};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[2]} ${theme.space[1]} ${theme.space[1]} ${theme.space[3]};
`;

const Legend = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};

  &::before {
    ${matchMark}
  }
`;

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

    ${theme.media.narrowest} {
      width: 40px;
      min-width: 0;
    }
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

  .has-match .rdp-day_button::before {
    ${matchMark}
    position: absolute;
    bottom: 8px;
  }

  /* The centre circle and the dot of turf, as in the strip; a match day has a line already. */
  .rdp-selected .rdp-day_button {
    box-shadow: inset 0 0 0 2px ${theme.colour.chalk};
    font-weight: ${theme.font.weight.black};
  }

  .rdp-today.has-match .rdp-day_button::before {
    background: ${theme.colour.turf};
  }

  .rdp-today:not(.has-match) .rdp-day_button::after {
    content: '';
    position: absolute;
    bottom: 6px;
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: ${theme.colour.turf};
  }
`;

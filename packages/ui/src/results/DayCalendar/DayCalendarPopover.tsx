import type { OsloDay } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import type { TriggerElement } from '../../primitives/LoadOnOpen/LoadOnOpen.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { DayCalendar } from './DayCalendar.tsx';

interface DayCalendarPopoverProps {
  readonly trigger: TriggerElement;
  readonly day: OsloDay;
  readonly today: OsloDay;
  /** The days that are known to have followed matches. */
  readonly matchDays: ReadonlySet<OsloDay>;
  onSelectDay(day: OsloDay): void;
}

/** The calendar under its button; choosing a day closes it. A separate module, fetched on first use. */
export function DayCalendarPopover({ trigger, day, today, matchDays, onSelectDay }: DayCalendarPopoverProps) {
  const { t } = useWords();
  return (
    <Popover trigger={trigger} label={t(($) => $.results.calendar.label)} startOpen>
      {(close) => (
        <DayCalendar
          day={day}
          today={today}
          matchDays={matchDays}
          onSelectDay={(chosen) => {
            onSelectDay(chosen);
            close();
          }}
        />
      )}
    </Popover>
  );
}

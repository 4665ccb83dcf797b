import type { OsloDay } from '@tribunen/domain';
import { CalendarDays } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { LateCode } from '../../primitives/LateCode/LateCode.ts';
import { LoadOnOpen } from '../../primitives/LoadOnOpen/LoadOnOpen.tsx';
import { theme } from '../../theme/theme.ts';
import { calendarWidth } from '../DayStrip/StripTrack.ts';

const popover = new LateCode(
  async () => (await import('./DayCalendarPopover.tsx')).DayCalendarPopover,
  'The calendar did not load',
);

interface DayCalendarButtonProps {
  readonly day: OsloDay;
  readonly today: OsloDay;
  /** The days that are known to have followed matches. */
  readonly matchDays: ReadonlySet<OsloDay>;
  onSelectDay(day: OsloDay): void;
}

/** «Velg dato»: leads to any day, near or far. The calendar is fetched at the first press. */
export function DayCalendarButton({ day, today, matchDays, onSelectDay }: DayCalendarButtonProps) {
  const { t } = useWords();
  const trigger = (
    <Trigger type="button" aria-label={t(($) => $.results.calendar.open)}>
      <CalendarDays size={20} aria-hidden />
    </Trigger>
  );
  return (
    <LoadOnOpen trigger={trigger} opens="dialog" content={popover}>
      {(DayCalendarPopover, opened) => (
        <DayCalendarPopover trigger={opened} day={day} today={today} matchDays={matchDays} onSelectDay={onSelectDay} />
      )}
    </LoadOnOpen>
  );
}

const Trigger = styled.button`
  display: grid;
  flex: 0 0 ${calendarWidth};
  place-items: center;
  margin: 6px 0 4px;
  border-left: ${theme.chalkWidth} solid ${theme.colour.marking};

  &:focus-visible {
    outline-offset: -4px;
  }

  ${theme.media.desktop} {
    margin: 14px 0;
  }
`;

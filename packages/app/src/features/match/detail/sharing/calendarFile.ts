import { type CalendarEntry, epochMs, osloOffsetMs, type UtcInstant } from '@tribunen/domain';
import { generateIcsCalendar, type IcsDateObject, type IcsTimezone } from 'ts-ics';

/** The texts of a calendar entry. */
export interface EntryTexts {
  readonly summary: string;
  readonly location: string | null;
  /** The match's own page. */
  readonly url: string;
  readonly productName: string;
}

const zone = 'Europe/Oslo';

/**
 * Central European time by the rules since 1996: summer time begins and ends on the last Sundays of March and October.
 * ts-ics adds `offsetTo` to `start`, so that these are 02:00 and 03:00 by the clock.
 */
const oslo: IcsTimezone = {
  id: zone,
  props: [
    {
      type: 'DAYLIGHT',
      name: 'CEST',
      start: new Date('1996-03-31T00:00:00Z'),
      offsetFrom: '+0100',
      offsetTo: '+0200',
      recurrenceRule: { frequency: 'YEARLY', byMonth: [2], byDay: [{ day: 'SU', occurrence: -1 }] },
    },
    {
      type: 'STANDARD',
      name: 'CET',
      start: new Date('1996-10-27T02:00:00Z'),
      offsetFrom: '+0200',
      offsetTo: '+0100',
      recurrenceRule: { frequency: 'YEARLY', byMonth: [9], byDay: [{ day: 'SU', occurrence: -1 }] },
    },
  ],
};

const statuses = { confirmed: 'CONFIRMED', tentative: 'TENTATIVE', cancelled: 'CANCELLED' } as const;

/** The text of an .ics file with one match, in Oslo's time (CALENDAR-1, CALENDAR-2, CALENDAR-3). */
export function calendarFile(entry: CalendarEntry, { summary, location, url, productName }: EntryTexts): string {
  const momentOf = entry.isAllDay ? dayOf : inOslo;
  return generateIcsCalendar({
    version: '2.0',
    prodId: `-//${productName}//NB`,
    method: 'PUBLISH',
    timezones: [oslo],
    events: [
      {
        uid: entry.uid,
        sequence: entry.sequence,
        summary,
        stamp: { date: new Date(entry.stamp) },
        lastModified: { date: new Date(entry.stamp) },
        start: momentOf(entry.start),
        end: momentOf(entry.end),
        status: statuses[entry.status],
        url,
        description: url,
        ...(location !== null && { location }),
      },
    ],
  });
}

/** A day without a time. */
function dayOf(midnight: UtcInstant): IcsDateObject {
  return { date: new Date(midnight), type: 'DATE' };
}

/** A moment as Oslo's clocks show it. */
function inOslo(instant: UtcInstant): IcsDateObject {
  const offsetMs = osloOffsetMs(instant);
  const hours = offsetMs / 3_600_000;
  return {
    date: new Date(instant),
    local: {
      date: new Date(epochMs(instant) + offsetMs),
      timezone: zone,
      tzoffset: `+0${hours}00`,
    },
  };
}

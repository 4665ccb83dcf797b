import type { MatchEvent } from '@tribunen/domain';
import { minuteText } from './minuteText.ts';

/**
 * The minute of an event as football writes it; a dash for minute 0, which means that no source knows the minute
 * (REPORT-6).
 *
 * @example
 * eventMinute({ minute: 45, extraTime: 2 }); // '45+2′'
 * eventMinute({ minute: 0, extraTime: null }); // '–'
 */
export function eventMinute({ minute, extraTime }: Pick<MatchEvent, 'minute' | 'extraTime'>): string {
  return minute === 0 ? '–' : minuteText(minute, extraTime);
}

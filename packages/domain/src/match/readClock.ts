import type { MatchClock } from '../feed/MatchSnapshot.ts';

/** «67», «67'», «67. min», «45+5», «45' + 5'», «90. (+3)». */
const typed = /^\s*(\d{1,3})(?:\s|['’′.]|min[a-z]*)*(?:\(?\+\s*(\d{0,2})\D*)?$/i;

/** The minute in a text, as sources and spectators write it; null where there is none (REPORT-50). */
export function readClock(text: string): MatchClock | null {
  const [, minute, injuryTime] = typed.exec(text) ?? [];
  return minute === undefined ? null : { minute: Number(minute), injuryTime: Number(injuryTime ?? 0) || null };
}

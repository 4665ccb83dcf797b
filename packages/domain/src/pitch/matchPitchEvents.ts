import type { Side } from '../match/Match.ts';
import { hasLineUp } from '../report/hasLineUp.ts';
import type { MatchReport } from '../report/MatchReport.ts';
import { drawPitchEvents } from './drawPitchEvents.ts';
import type { PitchEvents } from './PitchEvent.ts';
import { samplePitchEvents } from './samplePitchEvents.ts';

/**
 * The events of both sides, and whether a feed measured them. If none did they are an example, and the screen says so.
 */
export interface MatchPitchEvents {
  readonly measured: boolean;
  readonly events: Readonly<Record<Side, PitchEvents>>;
}

/**
 * The events that the pitch view draws for a match: its measured events when a feed has them; else events that agree
 * with its shots, goals and line-ups; and a sample when nothing is known of it. The same match has the same events each
 * time (PITCH-32).
 */
export function matchPitchEvents(report: MatchReport): MatchPitchEvents {
  const { measured, shots = [], lineUps, events } = report;
  if (measured !== undefined) return { measured: true, events: measured };
  const seed = seedOf(report.match.id);
  const isKnown = shots.length > 0 || hasLineUp(lineUps.home) || hasLineUp(lineUps.away);
  return {
    measured: false,
    events: isKnown ? drawPitchEvents({ shots, events, lineUps }, seed) : samplePitchEvents(seed),
  };
}

/** The text as a number in base 31. */
function seedOf(id: string): number {
  return [...id].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0, 7);
}

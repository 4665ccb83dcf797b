import type { PitchEvents } from './PitchEvent.ts';
import { type PitchPoint, pitchPoint } from './PitchPoint.ts';
import { pitchSize } from './pitchSize.ts';

/** How far outside the lines an event may be and still be moved onto them: a throw-in, a shot that went wide. */
const MARGIN = 5;

/** Events that can be drawn, and how many others there were. */
export interface DrawableEvents {
  readonly events: PitchEvents;
  readonly leftOut: number;
}

/**
 * The events that can be drawn, each list in order of time. A place up to 5 metres outside the lines is moved onto
 * them; an event that is farther out, or has an invalid number, is left out (PITCH-25).
 */
export function withinPitch({ shots, passes, runs, duels }: PitchEvents): DrawableEvents {
  const events = {
    shots: kept(shots, moved),
    passes: kept(passes, moved),
    runs: kept(runs, moved),
    duels: kept(duels, (duel) => {
      const at = placed(duel.at);
      return at === null ? null : { ...duel, at };
    }),
  };
  const given = shots.length + passes.length + runs.length + duels.length;
  return { events, leftOut: given - Object.values(events).reduce((sum, list) => sum + list.length, 0) };
}

function kept<Event extends { readonly minute: number }>(
  events: readonly Event[],
  place: (event: Event) => Event | null,
): readonly Event[] {
  return events
    .flatMap((event) => (Number.isFinite(event.minute) ? (place(event) ?? []) : []))
    .toSorted((a, b) => a.minute - b.minute);
}

function moved<Event extends { readonly from: PitchPoint; readonly to: PitchPoint }>(event: Event): Event | null {
  const [from, to] = [placed(event.from), placed(event.to)];
  return from === null || to === null ? null : { ...event, from, to };
}

function placed({ x, y }: PitchPoint): PitchPoint | null {
  const onX = Math.min(Math.max(x, 0), pitchSize.length);
  const onY = Math.min(Math.max(y, -pitchSize.width / 2), pitchSize.width / 2);
  return Math.hypot(x - onX, y - onY) <= MARGIN ? pitchPoint(onX, onY) : null;
}

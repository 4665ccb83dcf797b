import type { Side } from '../match/Match.ts';
import { expectedGoals } from './expectedGoals.ts';
import type { Duel, Pass, PitchEvents, Run, Shot } from './PitchEvent.ts';
import type { RecordedEvent, RecordedMatch } from './RecordedMatch.ts';

/** The minutes that were played before each period; the shoot-out does not count as play. */
const minutesBefore: readonly (number | undefined)[] = [undefined, 0, 45, 90, 105];

/**
 * The events of a recorded match as the pitch view draws them, for each side, each list in order of time and each shot
 * with its expected goals (EVENTS-3, EVENTS-4).
 */
export function toPitchEvents({ events }: Pick<RecordedMatch, 'events'>): Readonly<Record<Side, PitchEvents>> {
  const of = (side: Side) => eventsOfSide(events.filter((event) => event.side === side));
  return { home: of('home'), away: of('away') };
}

function eventsOfSide(events: readonly RecordedEvent[]): PitchEvents {
  const shots: Shot[] = [];
  const passes: Pass[] = [];
  const runs: Run[] = [];
  const duels: Duel[] = [];
  for (const event of events) {
    const before = minutesBefore[event.period];
    if (before === undefined) continue;
    const known = { minute: before + Math.floor(event.second / 60) + 1, player: event.player };
    switch (event.kind) {
      case 'shot': {
        const { from, to, outcome, height } = event;
        shots.push({ ...known, from, to, outcome, height, xg: expectedGoals(event) });
        break;
      }
      case 'pass': {
        const { from, to, completed, receiver } = event;
        passes.push({ ...known, from, to, completed, receiver });
        break;
      }
      case 'run':
        runs.push({ ...known, from: event.from, to: event.to });
        break;
      case 'duel':
        duels.push({ ...known, at: event.at, won: event.won });
        break;
    }
  }
  return { shots: byMinute(shots), passes: byMinute(passes), runs: byMinute(runs), duels: byMinute(duels) };
}

function byMinute<Event extends { readonly minute: number }>(events: readonly Event[]): readonly Event[] {
  return events.toSorted((a, b) => a.minute - b.minute);
}

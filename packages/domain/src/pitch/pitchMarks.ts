import { timeSlider } from './eventsUntil.ts';
import type { Duel, Pass, PitchEvents, Run, Shot, ShotOutcome } from './PitchEvent.ts';
import type { PitchPoint } from './PitchPoint.ts';
import {
  type DuelStat,
  duelStats,
  type PassStat,
  passStats,
  type PitchSource,
  type RunStat,
  runStats,
  type ShotStat,
  shotStats,
} from './pitchStats.ts';

/** The sub-tabs of the match facts, in order. */
export const pitchTopics = ['shots', 'passes', 'runs', 'duels'] as const;
export type PitchTopic = (typeof pitchTopics)[number];

/** A topic and which of its events are drawn. */
export type PitchChoice =
  | { readonly topic: 'shots'; readonly stat: ShotStat }
  | { readonly topic: 'passes'; readonly stat: PassStat }
  | { readonly topic: 'runs'; readonly stat: RunStat }
  | { readonly topic: 'duels'; readonly stat: DuelStat };

/** How an event ended, which decides its shape. */
export type MarkLook = ShotOutcome | 'completed' | 'failed' | 'run' | 'won' | 'lost';

/** One event as every view draws it: the pitch in three dimensions, the pitch from above, a row of the table. */
export interface PitchMark {
  /** Unique among the marks of a team. */
  readonly key: string;
  readonly look: MarkLook;
  readonly minute: number;
  readonly player: string | null;
  readonly receiver: string | null;
  readonly xg: number | null;
  /** Metres above the grass where a shot ended; null when no source has it, and for all other marks. */
  readonly height: number | null;
  readonly from: PitchPoint;
  /** Null for a duel, which has one place. */
  readonly to: PitchPoint | null;
}

/** The statistics of each topic, which the list offers after «all». */
const stats = {
  shots: ['goals', 'on-target', 'off-target', 'blocked', 'in-box'],
  passes: ['completed', 'failed', 'long', 'into-box'],
  runs: ['long', 'into-box'],
  duels: ['won', 'lost', 'in-box'],
} as const;

/** The choices of a topic, in the order of the radio list, all first (PITCH-26). */
export function pitchChoices(topic: PitchTopic): readonly [PitchChoice, ...PitchChoice[]] {
  const all = { topic, stat: 'all' } as const;
  switch (topic) {
    case 'shots':
      return [all, ...stats.shots.map((stat) => ({ topic, stat }))];
    case 'passes':
      return [all, ...stats.passes.map((stat) => ({ topic, stat }))];
    case 'runs':
      return [all, ...stats.runs.map((stat) => ({ topic, stat }))];
    case 'duels':
      return [all, ...stats.duels.map((stat) => ({ topic, stat }))];
  }
}

const nobody = { receiver: null, xg: null, height: null } as const;

/**
 * The marks of a team's events that the choice shows, in order of time. The events are those of `withinPitch` (PITCH-26).
 *
 * @param source which box counts (PITCH-17)
 */
export function pitchMarks(
  events: PitchEvents,
  choice: PitchChoice,
  source: PitchSource = 'sample',
): readonly PitchMark[] {
  const of =
    <Event>(shows: (event: Event, source: PitchSource) => boolean) =>
    (event: Event): boolean =>
      shows(event, source);
  switch (choice.topic) {
    case 'shots':
      return marked(events.shots, choice, of(shotStats[choice.stat]), (shot: Shot) => ({
        ...nobody,
        ...ends(shot),
        look: shot.outcome,
        xg: shot.xg ?? null,
        height: shot.height ?? null,
      }));
    case 'passes':
      return marked(events.passes, choice, of(passStats[choice.stat]), (pass: Pass) => ({
        ...nobody,
        ...ends(pass),
        look: pass.completed ? 'completed' : 'failed',
        receiver: pass.receiver ?? null,
      }));
    case 'runs':
      return marked(events.runs, choice, of(runStats[choice.stat]), (run: Run) => ({
        ...nobody,
        ...ends(run),
        look: 'run',
      }));
    case 'duels':
      return marked(events.duels, choice, of(duelStats[choice.stat]), (duel: Duel) => ({
        ...nobody,
        look: duel.won ? 'won' : 'lost',
        from: duel.at,
        to: null,
      }));
  }
}

function marked<Event extends { readonly minute: number; readonly player?: string | null }>(
  events: readonly Event[],
  { topic }: PitchChoice,
  shows: (event: Event) => boolean,
  mark: (event: Event) => Omit<PitchMark, 'key' | 'minute' | 'player'>,
): readonly PitchMark[] {
  return events.flatMap((event, index) =>
    shows(event)
      ? { key: `${topic} ${index}`, minute: event.minute, player: event.player ?? null, ...mark(event) }
      : [],
  );
}

function ends({ from, to }: Run): { readonly from: PitchPoint; readonly to: PitchPoint } {
  return { from, to };
}

/** How many of the marks, which are in order of time, had happened when the slider stands at `minute` (PITCH-18). */
export function countUntil(marks: readonly { readonly minute: number }[], minute: number): number {
  return minute >= timeSlider.to ? marks.length : marks.findLastIndex((mark) => mark.minute <= minute) + 1;
}

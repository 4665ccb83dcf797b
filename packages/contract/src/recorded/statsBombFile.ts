import {
  type FramedPlayer,
  type PitchPoint,
  type RecordedEvent,
  scaleToPitch,
  type ShotOutcome,
  type SourceMarkings,
} from '@tribunen/domain';
import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  optional,
  pipe,
  string,
  unknown,
} from 'valibot';
import type { ReadFile } from '../files/FileFault.ts';
import { readJson } from '../files/readJson.ts';
import { type EventFileReader, sidesOf } from './EventFile.ts';

const named = object({ id: number(), name: string() });
const place = pipe(array(number()), minLength(2));
const event = object({
  id: string(),
  period: pipe(number(), integer(), minValue(1), maxValue(5)),
  minute: pipe(number(), minValue(0)),
  second: pipe(number(), minValue(0)),
  type: named,
  team: named,
  player: nullish(named),
  location: nullish(place),
  pass: nullish(object({ end_location: place, recipient: nullish(named), outcome: nullish(named) })),
  shot: nullish(object({ end_location: place, outcome: named, type: named, body_part: named })),
  carry: nullish(object({ end_location: place })),
  duel: nullish(object({ type: named, outcome: nullish(named) })),
});
const file = pipe(array(event), minLength(1));
type Event = InferOutput<typeof event>;

const frame = object({
  event_uuid: string(),
  visible_area: optional(unknown()),
  freeze_frame: array(object({ teammate: boolean(), keeper: boolean(), actor: optional(boolean()), location: place })),
});

/** Yards on a pitch of 120 × 80, from the attacking team's left corner at its own goal line. */
const markings: SourceMarkings = {
  along: [0, 6, 12, 18, 60, 102, 108, 114, 120],
  across: [0, 18, 30, 36, 44, 50, 62, 80],
};
const minutesBefore = [0, 0, 45, 90, 105, 120] as const;
const METRES_PER_YARD = 0.9144;

const outcomes: Readonly<Record<string, ShotOutcome>> = {
  Goal: 'goal',
  Saved: 'on-target',
  'Saved to Post': 'on-target',
  Blocked: 'blocked',
};
const wonDuels: ReadonlySet<string> = new Set(['Won', 'Success', 'Success In Play', 'Success Out']);

/**
 * The events of a match as in StatsBomb's open data: a list, in yards (EVENTS-1). With `frames`, events that have a
 * frame also have the places of the players (EVENTS-6).
 *
 * @example
 * readStatsBombFile('{}'); // { ok: false, fault: { line: 1, field: '', message: 'Invalid type: …' } }
 */
export const readStatsBombFile: EventFileReader = (text, { homeTeamId, frames } = {}) => {
  const read = readJson(file, text);
  if (!read.ok) return read;
  const sides = sidesOf(new Map(read.value.map(({ team: { id, name } }) => [String(id), name])), homeTeamId);
  const events = read.value.flatMap((each): readonly RecordedEvent[] => {
    const done = actionOf(each);
    if (done === null) return [];
    const { id, team, player, period, minute, second } = each;
    return [
      {
        side: sides.sideOf(String(team.id)),
        player: player?.name ?? null,
        period,
        second: (minute - (minutesBefore[period] ?? 0)) * 60 + second,
        frame: frames?.get(id) ?? null,
        ...done,
      },
    ];
  });
  return { ok: true, value: { teams: sides.teams, events } };
};

/**
 * Reads StatsBomb's 360 data of a match: for each event, the places of the players (EVENTS-6). `readStatsBombFile`
 * takes them as `frames`.
 *
 * @example
 * readStatsBombFrames('[]'); // { ok: true, value: new Map() }
 */
export function readStatsBombFrames(text: string): ReadFile<ReadonlyMap<string, readonly FramedPlayer[]>> {
  const read = readJson(array(frame), text);
  if (!read.ok) return read;
  const frames = read.value.map(
    ({ event_uuid, freeze_frame }) =>
      [
        event_uuid,
        freeze_frame.map(({ teammate, keeper, location }) => ({
          at: pointOf(location),
          isTeammate: teammate,
          isKeeper: keeper,
        })),
      ] as const,
  );
  return { ok: true, value: new Map(frames) };
}

function pointOf([x = Number.NaN, y = Number.NaN]: readonly number[]): PitchPoint {
  return scaleToPitch(markings, x, y);
}

/** The part of an event that depends on its kind; null for events that the pitch does not show. */
function actionOf({ type, location, pass, shot, carry, duel }: Event) {
  if (location === null || location === undefined) return null;
  const from = pointOf(location);
  if (pass) {
    const { end_location, recipient, outcome } = pass;
    // A pass with an outcome was not completed; the outcome names the reason.
    const completed = !outcome;
    return {
      kind: 'pass',
      from,
      to: pointOf(end_location),
      completed,
      receiver: completed ? (recipient?.name ?? null) : null,
    } as const;
  }
  if (shot) {
    const [, , height] = shot.end_location;
    return {
      kind: 'shot',
      from,
      to: pointOf(shot.end_location),
      outcome: outcomes[shot.outcome.name] ?? 'off-target',
      header: shot.body_part.name === 'Head',
      penalty: shot.type.name === 'Penalty',
      height: height === undefined ? null : height * METRES_PER_YARD,
    } as const;
  }
  if (carry) return { kind: 'run', from, to: pointOf(carry.end_location) } as const;
  if (duel && type.name === 'Duel') {
    return { kind: 'duel', at: from, won: wonDuels.has(duel.outcome?.name ?? '') } as const;
  }
  return null;
}

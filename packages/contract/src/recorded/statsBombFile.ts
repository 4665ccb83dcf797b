import {
  type FramedPlayer,
  type PitchPoint,
  scaleToPitch,
  type ShotOutcome,
  type SourceMarkings,
} from '@tribunen/domain';
import {
  array,
  boolean,
  type InferOutput,
  minLength,
  minValue,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';
import type { ReadFile } from '../files/FileFault.ts';
import { readJson } from '../files/readJson.ts';
import {
  type Drawn,
  drawnOf,
  type EventFileOptions,
  type EventSource,
  readEvents,
  type ReadEventFile,
  sidesOf,
} from './EventFile.ts';

const named = object({ id: number(), name: string() });
const place = pipe(array(number()), minLength(2));
/** A place; null where one of its coordinates is lost. */
const maybePlace = nullish(
  pipe(
    array(nullable(number())),
    minLength(2),
    transform((given) => (given.includes(null) ? null : given.filter((each) => each !== null))),
  ),
);
const event = object({
  id: string(),
  period: nullable(picklist([1, 2, 3, 4, 5])),
  minute: nullable(pipe(number(), minValue(0))),
  second: nullable(pipe(number(), minValue(0))),
  type: named,
  team: named,
  player: nullish(named),
  location: maybePlace,
  pass: nullish(object({ end_location: maybePlace, recipient: nullish(named), outcome: nullish(named) })),
  shot: nullish(object({ end_location: maybePlace, outcome: named, type: named, body_part: named })),
  carry: nullish(object({ end_location: maybePlace })),
  duel: nullish(object({ type: named, outcome: nullish(named) })),
});
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
 * Reads the events of a match as in StatsBomb's open data: a list, in yards (EVENTS-1). With `frames`, events that have a
 * frame also have the places of the players (EVENTS-6).
 */
export function readStatsBomb(
  source: EventSource,
  { homeTeamId, frames, matchId }: EventFileOptions = {},
): ReadEventFile {
  const fields = { match: 'match_id', team: 'team', teamName: null };
  return readEvents(source, { format: 'statsbomb', item: event, fields }, matchId, (all) => {
    const sides = sidesOf(new Map(all.map(({ team: { id, name } }) => [String(id), name])), homeTeamId);
    const drawn = all.map((each): Drawn => {
      const done = actionOf(each);
      if (done === null) return null;
      const { id, team, player, period, minute, second } = each;
      if (done === 'lost' || period === null || minute === null || second === null) return 'lost';
      return {
        side: sides.sideOf(String(team.id)),
        player: player?.name ?? null,
        period,
        second: (minute - minutesBefore[period]) * 60 + second,
        frame: frames?.get(id) ?? null,
        ...done,
      };
    });
    // Each own goal is written twice: against one team, and for the other.
    const ownGoals = Math.max(
      ...['Own Goal Against', 'Own Goal For'].map((name) => all.filter(({ type }) => type.name === name).length),
    );
    return { teams: sides.teams, ...drawnOf(drawn), ownGoals };
  });
}

/**
 * Reads StatsBomb's 360 data of a match: for each event, the places of the players (EVENTS-6). `readEventFile` takes
 * them as `frames`.
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

/** The part of an event that depends on its kind; `lost` without its place, null for events that the pitch does not show. */
function actionOf({ type, location, pass, shot, carry, duel }: Event) {
  const isDuel = duel && type.name === 'Duel';
  if (!pass && !shot && !carry && !isDuel) return null;
  if (!location) return 'lost';
  const from = pointOf(location);
  if (isDuel) return { kind: 'duel', at: from, won: wonDuels.has(duel.outcome?.name ?? '') } as const;
  const end_location = (pass ?? shot ?? carry)?.end_location;
  if (!end_location) return 'lost';
  if (pass) {
    const { recipient, outcome } = pass;
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
    const [, , height] = end_location;
    return {
      kind: 'shot',
      from,
      to: pointOf(end_location),
      outcome: outcomes[shot.outcome.name] ?? 'off-target',
      header: shot.body_part.name === 'Head',
      penalty: shot.type.name === 'Penalty',
      height: height === undefined ? null : height * METRES_PER_YARD,
    } as const;
  }
  return { kind: 'run', from, to: pointOf(end_location) } as const;
}

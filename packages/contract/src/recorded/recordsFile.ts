import { pitchPoint, type PitchPoint, pitchSize, type RecordedEvent, type ShotOutcome } from '@tribunen/domain';
import {
  check,
  finite,
  type GenericSchema,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import {
  type Drawn,
  drawnOf,
  type EventFileOptions,
  type EventSource,
  readEvents,
  type ReadEventFile,
  sidesOf,
  withReceivers,
} from './EventFile.ts';
import { kloppySeconds } from './kloppySeconds.ts';

const finiteNumber = nullish(pipe(number(), finite()));
/** An id as text: it is a number in one table and text in the other. */
const identity = nullish(
  pipe(
    union([number(), string()]),
    transform((id) => String(id)),
  ),
);
const period = nullish(picklist([1, 2, 3, 4, 5]));
const text = nullish(string());

const spadlRow = object({
  period_id: period,
  time_seconds: nullish(pipe(number(), finite(), minValue(0))),
  team_id: identity,
  team_name: identity,
  player_id: identity,
  player_name: identity,
  start_x: finiteNumber,
  start_y: finiteNumber,
  end_x: finiteNumber,
  end_y: finiteNumber,
  type_id: finiteNumber,
  type_name: text,
  result_id: finiteNumber,
  result_name: text,
  bodypart_id: finiteNumber,
  bodypart_name: text,
});

/** A share of the pitch; a ball that has gone out lies a little beyond. */
const share = nullish(pipe(number(), minValue(-0.5), maxValue(1.5)));

const kloppyRow = object({
  period_id: period,
  timestamp: nullish(
    pipe(
      union([number(), string()]),
      check((written) => kloppySeconds(written) !== null, 'duration'),
      transform(kloppySeconds),
    ),
  ),
  team_id: identity,
  team_name: identity,
  player_id: identity,
  player_name: identity,
  receiver_player_id: identity,
  coordinates_x: share,
  coordinates_y: share,
  end_coordinates_x: share,
  end_coordinates_y: share,
  event_type: text,
  result: text,
  body_part_type: text,
  set_piece_type: text,
});

const { length, width, goalWidth } = pitchSize;

type Maybe<Value> = Value | null | undefined;

/** The fields that events have in both tables. */
interface Row {
  readonly period_id?: Maybe<number>;
  readonly team_id?: Maybe<string>;
  readonly team_name?: Maybe<string>;
  readonly player_id?: Maybe<string>;
  readonly player_name?: Maybe<string>;
}

type Action = RecordedEvent extends infer Each
  ? Each extends RecordedEvent
    ? Omit<Each, 'side' | 'player' | 'period' | 'second' | 'frame'>
    : never
  : never;

interface TableFormat<Each extends Row> {
  readonly format: 'spadl' | 'kloppy';
  readonly row: GenericSchema<unknown, Each>;
  /** The columns that a table must have. Of two names joined by a slash, the table needs only one. */
  readonly columns: readonly string[];
  secondOf(row: Each): Maybe<number>;
  isOwnGoal(row: Each): boolean;
  /** `lost` for an action without its place, null for one that the pitch does not show. */
  actionOf(row: Each, isHome: boolean): Action | 'lost' | null;
}

/** Returns a reader for tables of events: objects in a list, or rows under the names of their columns. */
function readerOf<Each extends Row>({ format, row, columns, secondOf, isOwnGoal, actionOf }: TableFormat<Each>) {
  return (source: EventSource, { homeTeamId, matchId }: EventFileOptions = {}): ReadEventFile => {
    const names = Object.keys(source.items[0] ?? {});
    const missing = columns.find((column) => !column.split('/').some((name) => names.includes(name)));
    if (missing !== undefined && source.items.length > 0) {
      const { line, column } = source.placeOf(0, []);
      const fault = {
        format,
        line,
        column,
        field: missing,
        message: `Missing: ${missing}`,
        what: { kind: 'missing' },
      } as const;
      return { status: 'refused', fault };
    }
    const fields = { match: 'game_id', team: 'team_id', teamName: 'team_name' };
    return readEvents(source, { format, item: row, fields }, matchId, (rows) => {
      const teams = new Map<string, string>();
      for (const { team_id, team_name } of rows) {
        if (typeof team_id === 'string' && !teams.has(team_id)) teams.set(team_id, team_name ?? team_id);
      }
      const sides = sidesOf(teams, homeTeamId);
      const drawn = rows.map((each): Drawn => {
        if (isOwnGoal(each)) return null;
        const { team_id, period_id } = each;
        const side = sides.sideOf(team_id ?? '');
        const done = actionOf(each, side === 'home');
        if (done === null) return null;
        const second = secondOf(each);
        const isLost = typeof team_id !== 'string' || typeof period_id !== 'number' || typeof second !== 'number';
        if (isLost || done === 'lost') return 'lost';
        return {
          side,
          player: each.player_name ?? each.player_id ?? null,
          period: period_id,
          second,
          frame: null,
          ...done,
        };
      });
      const { events, leftOut } = drawnOf(drawn);
      return { teams: sides.teams, events: withReceivers(events), leftOut, ownGoals: rows.filter(isOwnGoal).length };
    });
  };
}

/** The names in SPADL's tables of numbers: the index of a name is its number. */
const spadlTypes = [
  'pass',
  'cross',
  'throw_in',
  'freekick_crossed',
  'freekick_short',
  'corner_crossed',
  'corner_short',
  'take_on',
  'foul',
  'tackle',
  'interception',
  'shot',
  'shot_penalty',
  'shot_freekick',
  'keeper_save',
  'keeper_claim',
  'keeper_punch',
  'keeper_pick_up',
  'clearance',
  'bad_touch',
  'non_action',
  'dribble',
  'goalkick',
];
const spadlResults = ['fail', 'success', 'offside', 'owngoal', 'yellow_card', 'red_card'];
const spadlBodyParts = ['foot', 'head', 'other', 'head/other', 'foot_left', 'foot_right'];

function nameOf(name: Maybe<string>, id: Maybe<number>, names: readonly string[]): string | null {
  return name ?? (typeof id === 'number' ? (names[id] ?? null) : null);
}

const spadlPasses: ReadonlySet<string> = new Set([
  'pass',
  'cross',
  'throw_in',
  'freekick_crossed',
  'freekick_short',
  'corner_crossed',
  'corner_short',
  'goalkick',
]);
const spadlShots: ReadonlySet<string> = new Set(['shot', 'shot_penalty', 'shot_freekick']);

/**
 * Reads a table of SPADL actions, with the names of types, results and body parts or with their numbers: metres from the
 * lower left corner, the home team from left to right, the away team from right to left (EVENTS-1).
 */
export const readSpadl = readerOf({
  format: 'spadl',
  row: spadlRow,
  columns: [
    'period_id',
    'time_seconds',
    'team_id',
    'start_x',
    'start_y',
    'end_x',
    'end_y',
    'type_name/type_id',
    'result_name/result_id',
  ],
  secondOf: ({ time_seconds }) => time_seconds,
  isOwnGoal: ({ result_name, result_id }) => nameOf(result_name, result_id, spadlResults) === 'owngoal',
  actionOf: ({ type_name, type_id, result_name, result_id, bodypart_name, bodypart_id, ...at }, isHome) => {
    const place = (x: Maybe<number>, y: Maybe<number>) => {
      if (typeof x !== 'number' || typeof y !== 'number') return null;
      return isHome ? pitchPoint(length - x, width / 2 - y) : pitchPoint(x, y - width / 2);
    };
    const type = nameOf(type_name, type_id, spadlTypes) ?? '';
    const from = place(at.start_x, at.start_y);
    const to = place(at.end_x, at.end_y);
    const succeeded = nameOf(result_name, result_id, spadlResults) === 'success';
    if (type === 'tackle' || type === 'take_on')
      return from === null ? 'lost' : { kind: 'duel', at: from, won: succeeded };
    const isShot = spadlShots.has(type);
    if (!isShot && !spadlPasses.has(type) && type !== 'dribble') return null;
    if (from === null || to === null) return 'lost';
    if (isShot) {
      const bodyPart = nameOf(bodypart_name, bodypart_id, spadlBodyParts);
      return {
        kind: 'shot',
        from,
        to,
        outcome: succeeded ? 'goal' : missOf(to),
        header: bodyPart === 'head' || bodyPart === 'head/other',
        penalty: type === 'shot_penalty',
        height: null,
      };
    }
    return type === 'dribble'
      ? { kind: 'run', from, to }
      : { kind: 'pass', from, to, completed: succeeded, receiver: null };
  },
});

/** The outcome of a failed shot. SPADL does not name it, so the place where the shot ended decides. */
function missOf({ x, y }: PitchPoint): ShotOutcome {
  if (x > 3) return 'blocked';
  return Math.abs(y) <= goalWidth / 2 ? 'on-target' : 'off-target';
}

const kloppyOutcomes: Readonly<Record<string, ShotOutcome>> = {
  GOAL: 'goal',
  SAVED: 'on-target',
  BLOCKED: 'blocked',
};

/** A period never lasts so many seconds; a table with higher numbers counts milliseconds, as pandas does in JSON. */
const LONGEST_PERIOD = 20_000;

/**
 * Reads a table of events as kloppy writes it: shares of the pitch from the upper left corner, each team from left to
 * right (EVENTS-1).
 */
export const readKloppy = readerOf({
  format: 'kloppy',
  row: kloppyRow,
  columns: ['period_id', 'timestamp', 'team_id', 'coordinates_x', 'coordinates_y', 'event_type'],
  secondOf: ({ timestamp }) =>
    typeof timestamp === 'number' && timestamp > LONGEST_PERIOD ? timestamp / 1000 : timestamp,
  isOwnGoal: ({ result }) => result === 'OWN_GOAL',
  actionOf: (row) => {
    const place = (x: Maybe<number>, y: Maybe<number>) =>
      typeof x === 'number' && typeof y === 'number' ? pitchPoint((1 - x) * length, (y - 0.5) * width) : null;
    const type = row.event_type ?? '';
    if (!kloppyTypes.has(type)) return null;
    const from = place(row.coordinates_x, row.coordinates_y);
    if (from === null) return 'lost';
    const to = place(row.end_coordinates_x, row.end_coordinates_y) ?? from;
    switch (type) {
      case 'PASS': {
        const completed = row.result === 'COMPLETE';
        return { kind: 'pass', from, to, completed, receiver: completed ? (row.receiver_player_id ?? null) : null };
      }
      case 'SHOT': {
        const outcome = kloppyOutcomes[row.result ?? ''] ?? 'off-target';
        const end =
          to === from ? pitchPoint(outcome === 'blocked' ? from.x / 2 : 0, outcome === 'blocked' ? from.y / 2 : 0) : to;
        return {
          kind: 'shot',
          from,
          to: end,
          outcome,
          header: row.body_part_type === 'HEAD',
          penalty: row.set_piece_type === 'PENALTY',
          height: null,
        };
      }
      case 'CARRY':
        return { kind: 'run', from, to };
      default:
        return { kind: 'duel', at: from, won: row.result === 'WON' || row.result === 'COMPLETE' };
    }
  },
});

const kloppyTypes: ReadonlySet<string> = new Set(['PASS', 'SHOT', 'CARRY', 'DUEL', 'TAKE_ON']);

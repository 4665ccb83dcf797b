import { pitchPoint, type PitchPoint, pitchSize, type RecordedEvent, type ShotOutcome } from '@tribunen/domain';
import {
  array,
  finite,
  type GenericSchema,
  integer,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import type { ReadFile } from '../files/FileFault.ts';
import { readJson } from '../files/readJson.ts';
import { type EventFileReader, sidesOf, withReceivers } from './EventFile.ts';
import { readCsv } from './readCsv.ts';

const finiteNumber = pipe(number(), finite());
/** An id as text: it is a number in one table and text in the other. */
const identity = pipe(
  union([number(), string()]),
  transform((id) => String(id)),
);
const period = pipe(number(), integer(), minValue(1), maxValue(5));

const spadlRow = object({
  period_id: period,
  time_seconds: pipe(finiteNumber, minValue(0)),
  team_id: identity,
  team_name: nullish(string()),
  player_id: nullish(identity),
  player_name: nullish(string()),
  start_x: finiteNumber,
  start_y: finiteNumber,
  end_x: finiteNumber,
  end_y: finiteNumber,
  type_name: string(),
  result_name: string(),
  bodypart_name: nullish(string()),
});

const kloppyRow = object({
  period_id: period,
  timestamp: pipe(finiteNumber, minValue(0)),
  team_id: identity,
  team_name: nullish(string()),
  player_id: nullish(identity),
  player_name: nullish(string()),
  coordinates_x: nullish(finiteNumber),
  coordinates_y: nullish(finiteNumber),
  end_coordinates_x: nullish(finiteNumber),
  end_coordinates_y: nullish(finiteNumber),
  event_type: string(),
  result: nullish(string()),
  body_part_type: nullish(string()),
  set_piece_type: nullish(string()),
});

const { length, width, goalWidth } = pitchSize;

/** The fields that both tables have for an event. */
interface Row {
  readonly period_id: number;
  readonly team_id: string;
  readonly team_name?: string | null | undefined;
  readonly player_id?: string | null | undefined;
  readonly player_name?: string | null | undefined;
}

type Action = RecordedEvent extends infer Each
  ? Each extends RecordedEvent
    ? Omit<Each, 'side' | 'player' | 'period' | 'second' | 'frame'>
    : never
  : never;

/** Reads a table of events, as JSON (a list of objects) or as CSV with the names of the columns in its first line. */
function readerOf<Each extends Row>(
  row: GenericSchema<unknown, Each>,
  secondOf: (row: Each) => number,
  actionOf: (row: Each, isHome: boolean) => Action | null,
): EventFileReader {
  return (text, { homeTeamId } = {}) => {
    const read: ReadFile<readonly Each[]> = /^\s*[[{]/.test(text)
      ? readJson(pipe(array(row), minLength(1)), text)
      : readCsv(row, text);
    if (!read.ok) return read;
    const names = new Map<string, string>();
    for (const { team_id, team_name } of read.value) {
      if (!names.has(team_id)) names.set(team_id, team_name ?? team_id);
    }
    const sides = sidesOf(names, homeTeamId);
    const events = read.value.flatMap((each): readonly RecordedEvent[] => {
      const side = sides.sideOf(each.team_id);
      const done = actionOf(each, side === 'home');
      if (done === null) return [];
      const player = each.player_name ?? each.player_id ?? null;
      return [{ side, player, period: each.period_id, second: secondOf(each), frame: null, ...done }];
    });
    return { ok: true, value: { teams: sides.teams, events: withReceivers(events) } };
  };
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
 * A table of SPADL actions: metres from the lower left corner, the home team from left to right, the away team from right
 * to left (EVENTS-1).
 *
 * @example
 * readSpadlFile('period_id\n1'); // { ok: false, fault: { line: 2, field: 'time_seconds', message: 'Invalid key: …' } }
 */
export const readSpadlFile: EventFileReader = readerOf(
  spadlRow,
  ({ time_seconds }) => time_seconds,
  ({ type_name, result_name, bodypart_name, start_x, start_y, end_x, end_y }, isHome) => {
    const place = (x: number, y: number) =>
      isHome ? pitchPoint(length - x, width / 2 - y) : pitchPoint(x, y - width / 2);
    const [from, to] = [place(start_x, start_y), place(end_x, end_y)];
    const succeeded = result_name === 'success';
    if (spadlPasses.has(type_name)) return { kind: 'pass', from, to, completed: succeeded, receiver: null };
    if (spadlShots.has(type_name)) {
      return {
        kind: 'shot',
        from,
        to,
        outcome: succeeded ? 'goal' : missOf(to),
        header: bodypart_name === 'head' || bodypart_name === 'head/other',
        penalty: type_name === 'shot_penalty',
        height: null,
      };
    }
    if (type_name === 'dribble') return { kind: 'run', from, to };
    return type_name === 'tackle' || type_name === 'take_on' ? { kind: 'duel', at: from, won: succeeded } : null;
  },
);

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

/**
 * A table of events as kloppy writes it: shares of the pitch from the upper left corner, each team from left to right
 * (EVENTS-1).
 *
 * @example
 * readKloppyFile('[]'); // { ok: false, fault: { line: 1, field: '', message: 'Invalid length: …' } }
 */
export const readKloppyFile: EventFileReader = readerOf(
  kloppyRow,
  ({ timestamp }) => timestamp,
  (row) => {
    const place = (x: number | null | undefined, y: number | null | undefined) =>
      typeof x === 'number' && typeof y === 'number' ? pitchPoint((1 - x) * length, (y - 0.5) * width) : null;
    const from = place(row.coordinates_x, row.coordinates_y);
    if (from === null) return null;
    const to = place(row.end_coordinates_x, row.end_coordinates_y) ?? from;
    switch (row.event_type) {
      case 'PASS':
        return { kind: 'pass', from, to, completed: row.result === 'COMPLETE', receiver: null };
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
      case 'DUEL':
      case 'TAKE_ON':
        return { kind: 'duel', at: from, won: row.result === 'WON' || row.result === 'COMPLETE' };
      default:
        return null;
    }
  },
);

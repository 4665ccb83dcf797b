import { pitchPoint, type PitchPoint, scaleToPitch, type ShotOutcome, type SourceMarkings } from '@tribunen/domain';
import {
  array,
  type InferOutput,
  maxValue,
  minValue,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  union,
  unknown,
} from 'valibot';
import { readJson } from '../files/readJson.ts';
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
import { jsonSource } from './jsonSource.ts';

const share = pipe(number(), minValue(0), maxValue(100));
const team = object({ name: string() });
const player = object({ wyId: number(), shortName: string() });

const event = object({
  eventName: string(),
  subEventName: nullish(string(), ''),
  tags: array(object({ id: number() })),
  playerId: nullish(number()),
  teamId: nullish(number()),
  matchPeriod: picklist(['1H', '2H', 'E1', 'E2', 'P']),
  eventSec: nullable(pipe(number(), minValue(0))),
  positions: array(object({ x: nullable(share), y: nullable(share) })),
});
const withEvents = object({
  teams: optional(record(string(), union([object({ team }), team])), {}),
  players: optional(record(string(), array(object({ player }))), {}),
  events: array(unknown()),
});
type Event = InferOutput<typeof event>;

/** Shares of the pitch's length and width, from the attacking team's left corner at its own goal line. */
export const wyscoutMarkings: SourceMarkings = {
  along: [0, 6, 10, 16, 50, 84, 90, 94, 100],
  across: [0, 19, 37, 45, 55, 63, 81, 100],
};

const periods = { '1H': 1, '2H': 2, E1: 3, E2: 4, P: 5 } as const;
const tag = { goal: 101, ownGoal: 102, won: 703, lost: 701, head: 403, accurate: 1801, blocked: 2101 } as const;
const passes: ReadonlySet<string> = new Set(['Throw in', 'Free Kick', 'Goal kick', 'Corner', 'Free kick cross']);
const shots: ReadonlySet<string> = new Set(['Free kick shot', 'Penalty']);
const shownNames: ReadonlySet<string> = new Set(['Shot', 'Pass', 'Duel']);

/** The place of a goal kick: the middle of the goal area's line. */
const goalKickFrom = { x: 6, y: 50 };

/** Where in the goal, on its frame or beside it a shot went, by tag: metres to the right, and above the grass. */
const goalPlaces: ReadonlyMap<number, readonly [y: number, height: number]> = new Map([
  [1201, [0, 0.4]],
  [1202, [2.6, 0.4]],
  [1203, [0, 1.2]],
  [1204, [-2.6, 1.2]],
  [1205, [-2.6, 0.4]],
  [1206, [2.6, 1.2]],
  [1207, [0, 2.1]],
  [1208, [-2.6, 2.1]],
  [1209, [2.6, 2.1]],
  [1210, [5.2, 0.4]],
  [1211, [-5.2, 1.2]],
  [1212, [-5.2, 0.4]],
  [1213, [5.2, 1.2]],
  [1214, [0, 3.6]],
  [1215, [-5.2, 3.6]],
  [1216, [5.2, 3.6]],
  [1217, [3.66, 0.4]],
  [1218, [-3.66, 1.2]],
  [1219, [-3.66, 0.4]],
  [1220, [3.66, 1.2]],
  [1221, [0, 2.44]],
  [1222, [-3.66, 2.44]],
  [1223, [3.66, 2.44]],
]);

/**
 * Reads a match of Wyscout's version 2, with positions in shares of the pitch (EVENTS-1): an object of `teams`, `players`
 * and `events`, or the bare list of events of the public data set, which has a league in one file.
 */
export function readWyscoutFile(text: string, options: EventFileOptions = {}): ReadEventFile {
  const read = readJson(union([array(unknown()), withEvents]), text);
  if (!read.ok) return { status: 'refused', fault: { ...read.fault, format: 'wyscout-2' } };
  if (Array.isArray(read.value)) return readWyscout(jsonSource(text, read.value), { teams: {}, players: {} }, options);
  const { events, ...named } = read.value;
  return readWyscout(jsonSource(text, events, ['events']), named, options);
}

function readWyscout(
  source: EventSource,
  { teams, players }: Omit<InferOutput<typeof withEvents>, 'events'>,
  { homeTeamId, matchId }: EventFileOptions,
): ReadEventFile {
  const teamNames = new Map(
    Object.entries(teams).map(([id, known]) => [id, unescaped('team' in known ? known.team.name : known.name)]),
  );
  const playerNames = new Map(
    Object.values(players).flatMap((list) =>
      list.map(({ player: { wyId, shortName } }) => [wyId, unescaped(shortName)] as const),
    ),
  );
  const fields = { match: 'matchId', team: 'teamId', teamName: null };
  const read = readEvents(source, { format: 'wyscout-2', item: event, fields }, matchId, (all) => {
    const ids = [...new Set(all.flatMap(({ teamId }) => (typeof teamId === 'number' ? String(teamId) : [])))];
    const known = teamNames.size > 0 ? teamNames : new Map(ids.map((id) => [id, id]));
    const sides = sidesOf(known, homeTeamId);
    const drawn = all.map((each): Drawn => {
      const done = actionOf(each);
      if (done === null) return null;
      if (done === 'lost' || each.eventSec === null || typeof each.teamId !== 'number') return 'lost';
      return {
        side: sides.sideOf(String(each.teamId)),
        player:
          playerNames.get(each.playerId ?? 0) ??
          (playerNames.size === 0 && each.playerId ? String(each.playerId) : null),
        period: periods[each.matchPeriod],
        second: each.eventSec,
        frame: null,
        ...done,
      };
    });
    const { events, leftOut } = drawnOf(drawn);
    const ownGoals = all.filter(({ tags }) => tags.some(({ id }) => id === tag.ownGoal)).length;
    return { teams: sides.teams, events: withReceivers(events), leftOut, ownGoals };
  });
  if (read.status !== 'several') return read;
  return {
    ...read,
    matches: read.matches.map((match) => ({ ...match, teams: match.teams.map((id) => teamNames.get(id) ?? id) })),
  };
}

/** Undoes the second escaping: the public data set escapes letters beyond ASCII twice. */
function unescaped(name: string): string {
  return name.replace(/\\u([\da-f]{4})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The part of an event that depends on its kind; `lost` without its place, null for events that the pitch does not show. */
function actionOf({ eventName, subEventName, tags, positions }: Event) {
  const isShown =
    shownNames.has(eventName) || shots.has(subEventName) || passes.has(subEventName) || subEventName === 'Acceleration';
  if (!isShown) return null;
  const has = (id: number) => tags.some((each) => each.id === id);
  const [given, last = given] = positions.map(({ x, y }) => (x === null || y === null ? null : { x, y }));
  if (!given || !last) return 'lost';
  const first = subEventName === 'Goal kick' && isUnknown(given) ? goalKickFrom : given;
  const from = scaleToPitch(wyscoutMarkings, first.x, first.y);
  const to = scaleToPitch(wyscoutMarkings, last.x, last.y);
  if (eventName === 'Shot' || shots.has(subEventName)) {
    const outcome = outcomeOf(has);
    const place = tags.map(({ id }) => goalPlaces.get(id)).find((each) => each !== undefined);
    return {
      kind: 'shot',
      from,
      to: endOf(from, outcome, place?.[0]),
      outcome,
      header: has(tag.head),
      penalty: subEventName === 'Penalty',
      height: outcome === 'blocked' ? null : (place?.[1] ?? null),
    } as const;
  }
  if (eventName === 'Pass' || passes.has(subEventName)) {
    if (!has(tag.accurate) && isUnknown(last)) return null;
    return { kind: 'pass', from, to, completed: has(tag.accurate), receiver: null } as const;
  }
  // A duel that neither player won is left out.
  if (eventName === 'Duel' && (has(tag.won) || has(tag.lost))) {
    return { kind: 'duel', at: from, won: has(tag.won) } as const;
  }
  return subEventName === 'Acceleration' ? ({ kind: 'run', from, to } as const) : null;
}

/** Whether a place is unknown: the source then writes one of two opposite corners. */
function isUnknown({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return (x === 0 && y === 0) || (x === 100 && y === 100);
}

function outcomeOf(has: (id: number) => boolean): ShotOutcome {
  if (has(tag.goal)) return 'goal';
  if (has(tag.blocked)) return 'blocked';
  return has(tag.accurate) ? 'on-target' : 'off-target';
}

/** The end of a shot. The source does not say how far a blocked shot went, so it ends half-way. */
function endOf(from: PitchPoint, outcome: ShotOutcome, y = 0): PitchPoint {
  return outcome === 'blocked' ? pitchPoint(from.x / 2, from.y / 2) : pitchPoint(0, y);
}

import type { FramedPlayer, RecordedEvent, RecordedMatch, Side } from '@tribunen/domain';
import { type GenericSchema, safeParse } from 'valibot';
import { faultKindOf } from '../files/faultKindOf.ts';
import type { FileFault, ReadFormat } from '../files/FileFault.ts';
import type { PathStep, Place } from '../files/placeOf.ts';

/** Facts about a match that its file of events may lack. */
export interface EventFileOptions {
  /** The id of the home team; by default the team that the file names first. */
  readonly homeTeamId?: string;
  /** By the id of an event: the players around it, with their places (StatsBomb's 360). */
  readonly frames?: ReadonlyMap<string, readonly FramedPlayer[]>;
  /** The match to read from a file with several. */
  readonly matchId?: string;
}

/** A match from a file, and the number of its events that are not shown. */
export interface EventFileMatch extends RecordedMatch {
  readonly ownGoals: number;
  /** How many events have lost their place or their time. */
  readonly leftOut: number;
}

/** One match of a file with several. */
export interface MatchInFile {
  readonly id: string;
  /** The names of its teams, or their ids where the file has no names. */
  readonly teams: readonly string[];
  readonly events: number;
}

export type ReadEventFile =
  | { readonly status: 'read'; readonly match: EventFileMatch }
  /** The file has several matches, and the options name none of them. */
  | { readonly status: 'several'; readonly matches: readonly MatchInFile[] }
  | { readonly status: 'refused'; readonly fault: FileFault };

/** The events of a file before any of them is read, and where in the file each value is. */
export interface EventSource {
  readonly items: readonly unknown[];
  placeOf(item: number, path: readonly PathStep[]): Place & { readonly field: string };
}

/** How one format is read. */
interface EventFormat<Item> {
  readonly format: ReadFormat;
  readonly item: GenericSchema<unknown, Item>;
  /** The names of the fields that hold the id of the match, and the id and the name of the team. */
  readonly fields: { readonly match: string; readonly team: string; readonly teamName: string | null };
}

/** The result for one event: null when the pitch does not show its kind, `lost` when it lacks its place or time. */
export type Drawn = RecordedEvent | 'lost' | null;

/**
 * Reads the events of one match of a file by their schema. The file is refused at its first broken event.
 *
 * @param read makes a match of the events that the schema has parsed
 */
export function readEvents<Item>(
  source: EventSource,
  { format, item, fields }: EventFormat<Item>,
  matchId: string | undefined,
  read: (items: readonly Item[]) => EventFileMatch,
): ReadEventFile {
  const ids = new Map<string, number[]>();
  for (const [place, each] of source.items.entries()) {
    const id = writtenIn(each, fields.match) ?? '';
    const places = ids.get(id);
    if (places === undefined) ids.set(id, [place]);
    else places.push(place);
  }
  if (matchId === undefined && ids.size > 1) {
    const nameOf = (place: number): string | null => {
      const item = source.items[place];
      return writtenIn(item, fields.teamName ?? fields.team) ?? writtenIn(item, fields.team);
    };
    const matches = [...ids].map(([id, places]) => ({
      id,
      teams: [...new Set(places.map(nameOf).filter((name) => name !== null))],
      events: places.length,
    }));
    return { status: 'several', matches };
  }
  const places = matchId === undefined ? source.items.keys() : (ids.get(matchId) ?? []);
  const items: Item[] = [];
  for (const place of places) {
    const parsed = safeParse(item, source.items[place]);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const path = (issue.path ?? []).map(({ key }): PathStep => (typeof key === 'number' ? key : String(key)));
      const fault = { format, ...source.placeOf(place, path), message: issue.message, what: faultKindOf(issue) };
      return { status: 'refused', fault };
    }
    items.push(parsed.output);
  }
  if (items.length > 0) return { status: 'read', match: read(items) };
  const fault = {
    format,
    line: 1,
    column: 1,
    field: '',
    message: 'There are no rows',
    what: { kind: 'no-rows' },
  } as const;
  return { status: 'refused', fault };
}

/** A field of a value of any type; undefined when it has none of that name. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return found;
}

/** A text or a number in a field, or the name of the object in it; null when it has neither. */
function writtenIn(item: unknown, name: string): string | null {
  const found = fieldOf(item, name);
  if (typeof found === 'string' || typeof found === 'number') return String(found);
  const inside = fieldOf(found, 'name');
  return typeof inside === 'string' ? inside : null;
}

/** The events that are shown, and the number of those that have lost their place or their time. */
export function drawnOf(all: readonly Drawn[]): Pick<EventFileMatch, 'events' | 'leftOut'> {
  const events = all.filter((each) => each !== null && each !== 'lost');
  return { events, leftOut: all.filter((each) => each === 'lost').length };
}

/** The teams of a file, the home team first, otherwise in the order in which the file names them. */
export function sidesOf(
  teams: ReadonlyMap<string, string>,
  homeTeamId: string | undefined,
): { readonly teams: RecordedMatch['teams']; sideOf(teamId: string): Side } {
  const [first = '', second = ''] = teams.keys();
  const home = homeTeamId ?? first;
  const away = home === first ? second : first;
  const named = (id: string) => ({ id, name: teams.get(id) ?? id });
  return { teams: { home: named(home), away: named(away) }, sideOf: (id) => (id === home ? 'home' : 'away') };
}

/** Gives each completed pass a receiver when the source names none: the next player of the team to act. */
export function withReceivers(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  return events.map((event, place) => {
    if (event.kind !== 'pass' || !event.completed || event.receiver !== null) return event;
    const next = events.slice(place + 1, place + 4).find(({ side }) => side === event.side);
    const isSomebodyElse = next !== undefined && next.player !== event.player && next.period === event.period;
    return isSomebodyElse ? { ...event, receiver: next.player } : event;
  });
}

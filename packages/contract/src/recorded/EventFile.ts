import type { FramedPlayer, RecordedEvent, RecordedMatch, Side } from '@tribunen/domain';
import type { ReadFile } from '../files/FileFault.ts';

/** Facts about a match that its file of events may lack. */
export interface EventFileOptions {
  /** The id of the home team; by default the team that the file names first. */
  readonly homeTeamId?: string;
  /** By the id of an event: the players around it, with their places (StatsBomb's 360). */
  readonly frames?: ReadonlyMap<string, readonly FramedPlayer[]>;
}

/** Reads one format of event files. */
export type EventFileReader = (text: string, options?: EventFileOptions) => ReadFile<RecordedMatch>;

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

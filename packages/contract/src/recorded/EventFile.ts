import type { FramedPlayer, RecordedEvent, RecordedMatch, Side } from '@tribunen/domain';
import type { ReadFile } from '../files/FileFault.ts';

/** What a file of events does not say by itself. */
export interface EventFileOptions {
  /** Which team was at home; otherwise the first that the file names. */
  readonly homeTeamId?: string;
  /** By the id of an event: who stood where (StatsBomb's 360). */
  readonly frames?: ReadonlyMap<string, readonly FramedPlayer[]>;
}

/** Reads one format of event files. */
export type EventFileReader = (text: string, options?: EventFileOptions) => ReadFile<RecordedMatch>;

/** The teams of a file in the order in which it names them, the one at home first. */
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

/** A completed pass is received by whoever of the team acts next, where the source does not say who received it. */
export function withReceivers(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  return events.map((event, place) => {
    if (event.kind !== 'pass' || !event.completed || event.receiver !== null) return event;
    const next = events.slice(place + 1, place + 4).find(({ side }) => side === event.side);
    const isSomebodyElse = next !== undefined && next.player !== event.player && next.period === event.period;
    return isSomebodyElse ? { ...event, receiver: next.player } : event;
  });
}

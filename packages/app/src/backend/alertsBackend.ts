import type { LiveEvent, MatchId, UtcInstant } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { type CompetitionIdOf, type LiveEventsListener, subscribeToLiveEvents } from './realtime/live_events_new.ts';
import { socketOf } from './realtime/socketOf.ts';
import { type EventPages, selectEventsSince, selectMatchEvents } from './tables/live_events_new.ts';
import { selectLiveMatchIds } from './tables/liveMatchIds.ts';
import { selectFantasyPlayers } from './tables/user_fantasy_players.ts';

/** What the notification engine and the goal banner ask of the backend. */
export interface AlertsBackend {
  liveMatchIds(): Promise<readonly MatchId[]>;
  matchEvents(match: MatchId, since: UtcInstant, reading: EventPages): Promise<readonly LiveEvent[] | null>;
  eventsSince(since: UtcInstant, reading: EventPages): Promise<readonly LiveEvent[] | null>;
  fantasyPlayers(userId: string): Promise<readonly string[]>;
  subscribeToLiveEvents(
    channel: string,
    types: readonly string[] | null,
    listener: LiveEventsListener,
    competitionIdOf: CompetitionIdOf,
  ): () => void;
}

export const alertsBackend = new BackendPart<AlertsBackend>((access) => ({
  liveMatchIds: () => selectLiveMatchIds(access.background.tables),
  matchEvents: (match, since, reading) => selectMatchEvents(access.background.tables, match, since, reading),
  eventsSince: (since, reading) => selectEventsSince(access.background.tables, since, reading),
  fantasyPlayers: (userId) => selectFantasyPlayers(access.background.tables, userId),
  subscribeToLiveEvents: (channel, types, listener, competitionIdOf) =>
    subscribeToLiveEvents(socketOf(access), channel, types, listener, competitionIdOf),
}));

import type { MatchId } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { LiveEvent, LiveEventId } from './LiveEvent.ts';

/** Berg's goal for Brann against Viking, 2–1 after 67 minutes, with the given changes. For tests and examples. */
export function exampleLiveEvent(id: string, changes: Partial<Omit<LiveEvent, 'id'>> = {}): LiveEvent {
  return {
    id: id as LiveEventId,
    matchId: 'm1' as MatchId,
    eventType: 'GOAL',
    minute: 67,
    injuryTime: null,
    teamId: '1',
    teamName: 'Brann',
    personId: '9',
    personName: 'Berg',
    homeTeam: 'Brann',
    awayTeam: 'Viking',
    competitionId: '2021',
    matchTeamIds: ['1', '2'],
    score: { home: 2, away: 1 },
    occurredAt: '2026-11-21T15:07:00.000Z' as UtcInstant,
    ...changes,
  };
}

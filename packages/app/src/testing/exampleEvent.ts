import { liveEventId, matchId, utcInstant } from '@tribunen/contract';
import { type LiveEvent, type Notification, toNotification } from '@tribunen/domain';
import { parse } from 'valibot';

/** Berg's goal for Brann against Viking, 1–0 after 12 minutes, with the test's changes. */
export function exampleEvent(id: string, changes: Partial<Omit<LiveEvent, 'id'>> = {}): LiveEvent {
  return {
    id: parse(liveEventId, id),
    matchId: parse(matchId, 'm1'),
    eventType: 'GOAL',
    minute: 12,
    injuryTime: null,
    teamId: '1',
    teamName: 'Brann',
    personId: null,
    personName: 'Berg',
    homeTeam: 'Brann',
    awayTeam: 'Viking',
    competitionId: null,
    matchTeamIds: [],
    score: { home: 1, away: 0 },
    occurredAt: parse(utcInstant, '2026-11-21T14:30:00Z'),
    ...changes,
  };
}

/** The notification of such an event. */
export function exampleNotification(id: string, changes: Partial<Omit<LiveEvent, 'id'>> = {}): Notification {
  const notification = toNotification(exampleEvent(id, changes));
  if (notification === null) throw new Error(`${id} has no notification`);
  return notification;
}

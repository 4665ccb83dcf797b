import { exampleLiveEvent } from '../notification/exampleLiveEvent.ts';
import type { GoalNotification } from '../notification/Notification.ts';
import type { GoalPush } from './PushMessage.ts';

/** A goal of Brann against Viking as a push message, for tests. */
export function examplePush(
  id: string,
  changes: Partial<Pick<GoalNotification, 'homeScore' | 'awayScore' | 'occurredAt' | 'scorer'>> = {},
): GoalPush {
  const { id: eventId, matchId, homeTeam, awayTeam, minute, occurredAt, personName } = exampleLiveEvent(id);
  const facts = { id: eventId, matchId, homeTeam, awayTeam, minute, occurredAt };
  const notification: GoalNotification = {
    ...facts,
    type: 'GOAL',
    homeScore: 2,
    awayScore: 1,
    scoringSide: 'home',
    scorer: personName,
    isFantasy: false,
    ...changes,
  };
  return { kind: 'goal', notification, crest: null };
}

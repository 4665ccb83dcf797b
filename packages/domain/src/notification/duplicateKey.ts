import type { LiveEvent } from './LiveEvent.ts';

/**
 * The key that an event has in every source: id, match, type, minute, team and person combined (NOTIFY-3).
 *
 * @example
 * duplicateKey({ id: 'e1', matchId: 'm1', eventType: 'GOAL', minute: 12, teamId: '57', personId: null }); // '["e1","m1","GOAL",12,"57",null]'
 */
export function duplicateKey({ id, matchId, eventType, minute, teamId, personId }: LiveEvent): string {
  return JSON.stringify([id, matchId, eventType, minute, teamId, personId]);
}

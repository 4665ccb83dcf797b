import type { LiveEvent } from './LiveEvent.ts';

/** The key that an event has in every source: id, match, type, minute, team and person combined (NOTIFY-3). */
export function duplicateKey({ id, matchId, eventType, minute, teamId, personId }: LiveEvent): string {
  return JSON.stringify([id, matchId, eventType, minute, teamId, personId]);
}

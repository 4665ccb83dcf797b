import type { MatchId, PresentPeople } from '@tribunen/domain';
import type { TopicListener } from '../../api/realtime/RealtimeSocket.ts';

/** Where a spectator wants to be seen: nowhere, at a match, or without one. */
export type WantedPlace = 'hidden' | MatchId | null;

export interface PresenceListener extends TopicListener {
  /** @param count how many are online */
  onPeople(people: PresentPeople, count: number): void;
}

/** A spectator's place among those who are online, as one mode of the backend has it. */
export interface PresencePlace {
  /** Says where the spectator is, if that has changed. */
  announce(): void;
  leave(): void;
}

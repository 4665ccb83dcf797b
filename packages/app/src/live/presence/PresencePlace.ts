import type { MatchId, PresentPeople } from '@tribunen/domain';
import type { TopicListener } from '../../api/realtime/RealtimeSocket.ts';

/** Where a spectator should be seen: nowhere, at a match, or online without a match. */
export type WantedPlace = 'hidden' | MatchId | null;

export interface PresenceListener extends TopicListener {
  /** @param count how many are online */
  onPeople(people: PresentPeople, count: number): void;
}

/** A spectator's presence, implemented for one mode of the backend. */
export interface PresencePlace {
  /** Announces where the spectator is, if that has changed. */
  announce(): void;
  leave(): void;
}

import type { LiveEvent } from '@tribunen/domain';
import type { ChatPlace } from '@tribunen/ui';
import type { Room } from '../api/roomsApi.ts';

/** A room whose chat a screen shows, and what the chat takes from that screen. */
export interface ChatRoomPlace {
  readonly room: Room;
  readonly place: ChatPlace;
  /** Whether its match is in play; false for other chats. */
  readonly isLive: boolean;
  /** The goals and cards of its match; none for other chats. */
  readonly events: readonly LiveEvent[];
  /** Where the players of its finished match are rated; null for other chats. */
  readonly ratingsHref: string | null;
}

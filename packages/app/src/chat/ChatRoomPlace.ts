import type { LiveEvent } from '@tribunen/domain';
import type { ChatPlace } from '@tribunen/ui';
import type { Room } from '../api/roomsApi.ts';

/** A room whose chat a screen shows, and the screen's data for the chat. */
export interface ChatRoomPlace {
  readonly room: Room;
  readonly place: ChatPlace;
  /** Whether its match is in play; false for other chats. */
  readonly isLive: boolean;
  /** The goals and cards of its match; none for other chats. */
  readonly events: readonly LiveEvent[];
  /** The address where the players of its finished match can be rated; null for other chats. */
  readonly ratingsHref: string | null;
}

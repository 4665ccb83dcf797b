import type { ChatRoom, LiveEvent } from '@tribunen/domain';
import type { ChatPlace } from '@tribunen/ui';

/** A chat that a screen shows. */
export interface ChatRoomPlace {
  readonly room: ChatRoom;
  readonly place: ChatPlace;
  /** Whether its match is in play; false for a team. */
  readonly isLive: boolean;
  /** The goals and cards of its match; none for a team. */
  readonly events: readonly LiveEvent[];
  /** Where the players of its finished match are rated; null for other chats. */
  readonly ratingsHref: string | null;
}

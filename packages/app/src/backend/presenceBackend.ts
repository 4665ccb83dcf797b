import { BackendPart } from './access/BackendPart.ts';
import { joinOnlineUsers, type OnlineUsersListener, type OnlineUsersPlace } from './realtime/online_users.ts';
import { socketOf } from './realtime/socketOf.ts';

/** What presence asks of the backend. */
export interface PresenceBackend {
  joinOnlineUsers(userId: string, listener: OnlineUsersListener): OnlineUsersPlace;
}

export const presenceBackend = new BackendPart<PresenceBackend>((access) => ({
  joinOnlineUsers: (userId, listener) => joinOnlineUsers(socketOf(access), userId, listener),
}));

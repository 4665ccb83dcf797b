import type { QueryKey } from '@tanstack/react-query';
import { isDirect, type Room } from '../../api/roomsApi.ts';
import { allChatsKey, allPrivateKey, privateKey } from '../../services/privateKey.ts';

const [, chat] = allChatsKey;
const direct = 'direct';

/**
 * The query key of a room's messages. It is private, so the data are dropped with the session: the chats are public,
 * but not which of them a spectator has read.
 */
export function roomKey(room: Room): QueryKey {
  if (isDirect(room)) return privateKey(room.reader, direct, room.friend);
  const { teamId, teamName, since } = room;
  return [...allChatsKey, String(teamId), teamName, since ?? ''];
}

/** The name of a room on the device and in the log. It does not contain the moment from which the room's messages are read. */
export function roomName(room: Room): string {
  return nameOfKey(roomKey(room)) ?? '';
}

/** The name of the room to whose messages a query key belongs; null for the key of another query. */
export function nameOfKey(queryKey: QueryKey): string | null {
  const [prefix, ...rest] = queryKey;
  if (prefix !== allPrivateKey[0]) return null;
  const [first, second, third] = rest;
  if (first === chat) return `${String(second)}:${String(third)}`;
  return second === direct ? `${direct}:${String(third)}` : null;
}

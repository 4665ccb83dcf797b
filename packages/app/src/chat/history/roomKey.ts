import type { QueryKey } from '@tanstack/react-query';
import { isDirect, type Room } from '../../backend/roomsBackend.ts';
import { allPrivateKey, privateKey } from '../../services/privateKey.ts';

const chat = 'chat';
const direct = 'direct';

/** The key of a room's messages. It goes with the session: everybody may read the chats, but which of them somebody has read is theirs. */
export function roomKey(room: Room): QueryKey {
  if (isDirect(room)) return privateKey(room.reader, direct, room.friend);
  const { teamId, teamName, since } = room;
  return [...allPrivateKey, chat, String(teamId), teamName, since ?? ''];
}

/** What a room is called on the device and in the log, whatever its messages begin with. */
export function roomName(room: Room): string {
  return nameOfKey(roomKey(room)) ?? '';
}

/**
 * The name of the room whose messages have a key; null for the key of anything else.
 *
 * @example
 * nameOfKey(['private', 'chat', '0', 'Brann vs Viking', '']); // '0:Brann vs Viking'
 */
export function nameOfKey(queryKey: QueryKey): string | null {
  const [prefix, ...rest] = queryKey;
  if (prefix !== allPrivateKey[0]) return null;
  const [first, second, third] = rest;
  if (first === chat) return `${String(second)}:${String(third)}`;
  return second === direct ? `${direct}:${String(third)}` : null;
}

import type { QueryKey } from '@tanstack/react-query';
import { isDirect, type Room } from '../backend/roomsBackend.ts';
import { allPrivateKey, privateKey } from '../queries/privateKey.ts';

/** The prefix of the key of every chat of a match or a team. */
export const allChatsKey = ['chat'] as const;

const direct = 'direct';

/** The key of a room's messages. Those between friends are private to the reader. */
export function roomKey(room: Room): QueryKey {
  if (isDirect(room)) return privateKey(room.reader, direct, room.friend);
  const { teamId, teamName, since } = room;
  return [...allChatsKey, String(teamId), teamName, since ?? ''];
}

/** What a room is called on the device and in the log, whatever its messages begin with. */
export function roomName(room: Room): string {
  return nameOfKey(roomKey(room)) ?? '';
}

/**
 * The name of the room whose messages have a key; null for the key of anything else.
 *
 * @example
 * nameOfKey(['chat', '0', 'Brann vs Viking', '']); // '0:Brann vs Viking'
 */
export function nameOfKey(queryKey: QueryKey): string | null {
  const [prefix, first, second, third] = queryKey;
  if (prefix === allChatsKey[0]) return `${String(first)}:${String(second)}`;
  return prefix === allPrivateKey[0] && second === direct ? `${direct}:${String(third)}` : null;
}

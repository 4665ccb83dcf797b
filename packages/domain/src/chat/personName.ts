import type { UserId } from '../people/UserId.ts';
import type { ChatReader, PersonName } from './ChatItem.ts';

/**
 * What the reader calls a person: «you» for themselves, else the person's name, else unknown (CHAT-2). Null stands for
 * a person who has deleted the account (CHAT-19).
 */
export function personName(person: UserId | null, reader: ChatReader): PersonName {
  if (person === null) return { kind: 'deleted' };
  if (person === reader.id) return { kind: 'you' };
  const name = reader.profiles.get(person)?.name ?? reader.friends?.get(person)?.name ?? null;
  return name === null ? { kind: 'unknown' } : { kind: 'named', name };
}

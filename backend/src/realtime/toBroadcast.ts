import { type Broadcast, roomOf } from '@tribunen/protocol';
import { boolean, object, parse, string, unknown } from 'valibot';
import type { RowMessage } from './ChangeStream.ts';

const sent = object({ topic: string(), event: string(), payload: unknown(), private: boolean() });

/** The broadcast in a replication message, with its room; null for a row of any table but `realtime.messages`. */
export function toBroadcast(message: RowMessage): { readonly room: string; readonly broadcast: Broadcast } | null {
  const { schema, name } = message.relation;
  if (schema !== 'realtime' || name !== 'messages' || message.tag !== 'insert') return null;
  const { topic, event, payload, private: isPrivate } = parse(sent, message.new);
  return { room: roomOf(topic, isPrivate), broadcast: { event, payload } };
}

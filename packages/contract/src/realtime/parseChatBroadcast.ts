import { type ChatMessage, decodeProfile, type MessageId, type Profile } from '@tribunen/domain';
import {
  array,
  fallback,
  isoTimestamp,
  literal,
  object,
  optional,
  pipe,
  safeParse,
  string,
  unknown,
  variant,
} from 'valibot';
import { messageId, userId } from '../brands.ts';
import { count } from '../columns.ts';
import { type ContractFault, faultOf, type Parsed } from '../ContractFault.ts';
import { parseItems } from '../parseItems.ts';
import { profileName } from '../textColumns.ts';
import { toChatMessage } from '../tables/toChatMessage.ts';
import type { RowChange } from './parseRowChange.ts';

/** A change in a chat. `WITHDRAWN`: the sender has deleted the message (CHAT-20), and the broadcast has only its id. */
export type ChatChange = RowChange<ChatMessage> | { readonly type: 'WITHDRAWN'; readonly id: MessageId };

/** The changes in a chat. */
export interface ChatNews {
  readonly changes: readonly ChatChange[];
  /** How many new messages were not sent. */
  readonly leftOut: number;
  /** The authors of the new messages and people tagged in them, with their names only (CHAT-44). */
  readonly people: readonly Profile[];
  readonly faults: readonly ContractFault[];
}

const where = 'chat';
const envelope = object({
  changes: array(unknown()),
  left_out: fallback(optional(count, 0), 0),
  people: optional(array(unknown()), []),
});
const person = object({ user_id: userId, name: profileName });
const change = variant('type', [
  object({ type: literal('INSERT'), record: unknown() }),
  object({ type: literal('UPDATE'), record: unknown() }),
  object({ type: literal('DELETE'), old_record: object({ id: messageId }) }),
]);
const withdrawn = object({ id: messageId, deleted_at: pipe(string(), isoTimestamp()) });

/**
 * A broadcast `chat`. Changes that break the contract are left out and reported, and so is a broadcast that breaks it
 * as a whole.
 */
export function parseChatBroadcast(payload: unknown): ChatNews {
  const parsed = safeParse(envelope, payload);
  if (!parsed.success) return { changes: [], leftOut: 0, people: [], faults: [faultOf(where, parsed.issues)] };
  const changes = parseItems('changes', parsed.output.changes, toChange);
  const people = parseItems('people', parsed.output.people, toPerson);
  return {
    changes: changes.values,
    leftOut: parsed.output.left_out,
    people: people.values,
    faults: [...changes.faults, ...people.faults],
  };
}

function toPerson(raw: unknown): Parsed<Profile> {
  const parsed = safeParse(person, raw);
  if (!parsed.success) return { ok: false, fault: faultOf(where, parsed.issues) };
  const { user_id, name } = parsed.output;
  return { ok: true, value: decodeProfile({ userId: user_id, name, bio: null, myTeam: null }) };
}

function toChange(raw: unknown): Parsed<ChatChange> {
  const parsed = safeParse(change, raw);
  if (!parsed.success) return { ok: false, fault: faultOf(where, parsed.issues) };
  if (parsed.output.type === 'DELETE') return { ok: true, value: { type: 'DELETE', id: parsed.output.old_record.id } };
  const { type, record } = parsed.output;
  const row = toChatMessage(record);
  if (row.ok) return { ok: true, value: { type, value: row.value } };
  const rest = safeParse(withdrawn, record);
  return type === 'UPDATE' && rest.success ? { ok: true, value: { type: 'WITHDRAWN', id: rest.output.id } } : row;
}

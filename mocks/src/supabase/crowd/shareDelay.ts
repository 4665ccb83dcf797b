import type { ShareDelayAnswer } from '@tribunen/contract';
import { type Clock, PostgresError } from '@tribunen/protocol';
import type { Database } from '../../database.ts';
import { friendsOf } from '../friendsOf.ts';
import type { Rpc } from '../rest/Rpc.ts';
import type { WritePace } from '../WritePace.ts';

interface SharedDelay {
  readonly match: string;
  readonly seconds: number;
  readonly seenAt: number;
}

const goneAfterMs = 5 * 60_000;

/** The same as the database function `share_delay`: friends who follow the same match exchange their delays. */
export function shareDelay(
  database: Pick<Database, 'friendships' | 'user_blocks'>,
  clock: Pick<Clock, 'now'>,
  pace: WritePace,
): Rpc {
  const shared = new Map<string, SharedDelay>();
  return {
    parameters: { open_match: 'text', seconds: 'int4' },
    roles: ['authenticated'],
    call(who, { open_match, seconds }): ShareDelayAnswer {
      if (who.role !== 'authenticated') {
        throw new PostgresError('42501', 'permission denied for function share_delay');
      }
      if (typeof seconds !== 'number') {
        shared.delete(who.id);
        return { friends: [] };
      }
      pace.take(who, 1);
      const match = String(open_match);
      if (!/^[0-9]{1,10}$/.test(match) || seconds < 0 || seconds > 180) {
        throw new PostgresError('23514', 'new row for relation "shared_delays" violates check constraint');
      }
      shared.set(who.id, { match, seconds, seenAt: clock.now() });
      const friends = [...friendsOf(database, who.id)].flatMap((id) => {
        const theirs = shared.get(id);
        const counts = theirs?.match === match && theirs.seenAt > clock.now() - goneAfterMs;
        return counts ? [{ user_id: id, seconds: theirs.seconds }] : [];
      });
      return { friends: friends.toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1)) };
    },
  };
}

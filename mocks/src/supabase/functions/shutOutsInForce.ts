import { holdsShutOut, instantAt, type UtcInstant } from '@tribunen/domain';
import type { Database } from '../../database.ts';
import type { ShutOutRow } from '../../tables/desk.ts';

/** The shut-outs that have not ended: of every user, or of the given user. */
export function shutOutsInForce(
  { shut_outs }: Pick<Database['desk'], 'shut_outs'>,
  now: UtcInstant,
  user: string | null = null,
): readonly ShutOutRow[] {
  return shut_outs.rows(
    ({ user_id, until }) =>
      (user === null || user_id === user) &&
      holdsShutOut({ until: until === null ? null : instantAt(Date.parse(until)) }, now),
  );
}

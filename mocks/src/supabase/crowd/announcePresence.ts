import { PostgresError } from '@tribunen/protocol';
import type { Rpc } from '../rest/Rpc.ts';
import type { WritePace } from '../WritePace.ts';
import type { PresentUsers } from './PresentUsers.ts';

/** The same as the database function `announce_presence`, with which a page announces its user. */
export function announcePresence(present: PresentUsers, pace: WritePace): Rpc {
  return {
    parameters: { open_match: 'text', visible: 'bool' },
    optional: ['open_match', 'visible'],
    roles: ['authenticated'],
    call: (who, { open_match, visible }) => {
      if (who.role !== 'authenticated') {
        throw new PostgresError('42501', 'permission denied for function announce_presence');
      }
      pace.take(who, 1);
      return present.announce(who.id, typeof open_match === 'string' ? open_match : null, visible !== false);
    },
  };
}

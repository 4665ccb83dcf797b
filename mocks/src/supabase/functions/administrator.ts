import { PostgresError, type SignedIn, type Who } from '@tribunen/protocol';

/** @throws {PostgresError} 42501 for everybody else */
export function administrator(who: Who): SignedIn {
  if (who.role === 'authenticated' && who.isAdmin) return who;
  throw new PostgresError('42501', 'This is for administrators');
}

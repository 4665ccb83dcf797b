import { useSession } from './useSession.ts';

/** The id of the spectator who is signed in; null while nobody is, or it is not known yet. */
export function useUserId(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : null;
}

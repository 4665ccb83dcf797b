import { queryOptions } from '@tanstack/react-query';
import type { AuthBackend } from '../../backend/authBackend.ts';
import { privateKey } from '../../services/privateKey.ts';

/** How the spectator can sign in. */
export function signInMethodsQuery(backend: Pick<AuthBackend, 'signInMethods'>, userId: string) {
  return queryOptions({
    queryKey: privateKey(userId, 'sign-in-methods'),
    queryFn: () => backend.signInMethods(),
    staleTime: 5 * 60_000,
  });
}

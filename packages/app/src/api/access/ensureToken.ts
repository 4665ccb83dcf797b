import { BackendFailure } from './BackendFailure.ts';
import type { BackendAccess } from './BackendAccess.ts';

/**
 * Resolves once the session of this device, if there is one, has a usable token. Without this, a request would be sent
 * as a visitor's, and refused.
 *
 * @throws BackendFailure without a status when the token has expired and cannot be renewed now
 */
export async function ensureToken(access: BackendAccess): Promise<void> {
  if (access.keptSession() === null || access.freshSession() !== null) return;
  const { auth } = await access.client();
  const { data, error } = await auth.getSession();
  if (data.session !== null) return;
  const failure = { status: null, retryAfterMs: null };
  throw new BackendFailure('The session could not be renewed', failure, { cause: error });
}

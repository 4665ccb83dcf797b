import type { UserId } from '@tribunen/domain';
import type { BackendAccess } from '../api/access/BackendAccess.ts';
import { sessionsOf, TestBrowser } from './openTestSite.ts';

/** Opens a browser in which the demo's spectator, or another user, has signed in. */
export async function openSpectator(credentials?: {
  readonly email: string;
  readonly password: string;
}): Promise<{ readonly access: BackendAccess; readonly userId: UserId }> {
  const access = await new TestBrowser().openSignedIn(credentials);
  const [session] = sessionsOf(access);
  if (session?.status !== 'signed-in') throw new Error('nobody is signed in');
  return { access, userId: session.user.id };
}

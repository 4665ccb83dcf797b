import type { AuthChangeEvent } from '@supabase/supabase-js';
import type { BackendAccess } from '../access/BackendAccess.ts';
import { RecoveryMark } from './RecoveryMark.ts';
import { type SignedInUser, toUser } from '../access/signedInUser.ts';

/**
 * The reason why nobody is signed in. `visitor`: the page has had no session. `left`: the spectator signed out on this page. `ended`: the server
 * or another tab ended the session.
 */
export type SignedOutReason = 'visitor' | 'left' | 'ended';

/** The user of the page: not known yet, a visitor, or a signed-in spectator. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason }
  | {
      readonly status: 'signed-in';
      readonly user: SignedInUser;
      /** Whether the link for a forgotten password opened the session, and the spectator has not yet chosen a new one. */
      readonly isRecovering: boolean;
    };

/** The pages on which a sign-out is under way. */
const leaving = new WeakSet<BackendAccess>();

const visitor: Session = { status: 'signed-out', reason: 'visitor' };

/**
 * Emits the session at every change, and at first at once if this device keeps a fresh one or none. The Supabase client
 * is loaded only when it is needed, to renew a session or to exchange a code in the page's address. Nothing is emitted
 * before the code is exchanged.
 *
 * @returns a function that ends the watch
 */
export function watchSession(access: BackendAccess, onSession: (session: Session) => void): () => void {
  const isExpected = access.keptSession() !== null;
  const recovery = new RecoveryMark(access.address.storage);
  let session: Session = { status: 'loading' };
  let isHeld = access.address.arrival?.kind === 'code';
  let isOver = false;
  const emit = (): void => {
    if (!isHeld && !isOver) onSession(session);
  };
  const set = (next: Session): void => {
    if (next === session) return;
    session = next;
    emit();
  };
  const follow = (event: AuthChangeEvent, user: SignedInUser | null): void => {
    if (user !== null && event === 'PASSWORD_RECOVERY') recovery.set(user.id);
    if (user !== null && event === 'USER_UPDATED') recovery.remove(user.id);
    const isMarked = user !== null && recovery.isSet(user.id);
    set(sessionAfter(session, event, user, { isExpected, isLeaving: leaving.has(access), isMarked }));
  };
  let unsubscribe = (): void => {};
  const endWait = access.whenClient(({ auth }) => {
    const { data } = auth.onAuthStateChange((event, found) => {
      // Another tab may announce a session that this tab does not find in the storage. With that session, requests
      // would be sent as a visitor's.
      const isStored = found !== null && access.keptSession() !== null;
      follow(event, isStored ? toUser(found.user) : keptUser(access, event));
    });
    unsubscribe = () => data.subscription.unsubscribe();
  });
  // Once loaded, the client also announces sessions of other tabs, but its message may arrive before the session is stored here.
  const endFollowing = access.whenKeptElsewhere(() => {
    const kept = access.keptSession();
    follow(kept === null ? 'SIGNED_OUT' : 'SIGNED_IN', kept?.user ?? null);
  });
  const setKnown = (): void => {
    const fresh = access.freshSession();
    if (fresh !== null) {
      return set({ status: 'signed-in', user: fresh.user, isRecovering: recovery.isSet(fresh.user.id) });
    }
    if (access.keptSession() === null) return set(visitor);
    access.client().catch((error: unknown) => {
      // Without the client the page continues as a visitor's, because a visitor can read everything public.
      console.error('The Supabase client did not load', error);
      set(visitor);
    });
  };
  if (isHeld) {
    exchangeArrival(access)
      .catch((error: unknown) => console.error('The code in the address could not be exchanged', error))
      .finally(() => {
        isHeld = false;
        if (session.status === 'loading') setKnown();
        else emit();
      });
  } else setKnown();
  return () => {
    isOver = true;
    endWait();
    endFollowing();
    unsubscribe();
  };
}

async function exchangeArrival(access: BackendAccess): Promise<void> {
  const { arrivalOutcome } = await import('./arrivalOutcome.ts');
  await arrivalOutcome(access);
}

/** Without a network the auth client starts without a session. The device still keeps it, and the server has not ended it. */
function keptUser(access: BackendAccess, event: AuthChangeEvent): SignedInUser | null {
  return event === 'INITIAL_SESSION' ? (access.keptSession()?.user ?? null) : null;
}

function sessionAfter(
  before: Session,
  event: AuthChangeEvent,
  user: SignedInUser | null,
  {
    isExpected,
    isLeaving,
    isMarked,
  }: { readonly isExpected: boolean; readonly isLeaving: boolean; readonly isMarked: boolean },
): Session {
  if (user === null) {
    if (before.status === 'signed-out') return before;
    const hadSession = before.status === 'signed-in' || isExpected;
    return hadSession ? { status: 'signed-out', reason: isLeaving ? 'left' : 'ended' } : visitor;
  }
  const wasRecovering = before.status === 'signed-in' && before.user.id === user.id && before.isRecovering;
  const isRecovering = event === 'PASSWORD_RECOVERY' || (event !== 'USER_UPDATED' && (wasRecovering || isMarked));
  return { status: 'signed-in', user, isRecovering };
}

/** Ends the session in this browser, even when the server cannot be reached. */
export async function signOut(access: BackendAccess): Promise<void> {
  const error = await leave(access, 'local');
  if (error !== null) console.error('The server did not receive the sign-out', error);
}

/**
 * Ends the session of this browser (`local`), or all sessions of the spectator (`global`). Ending all sessions needs
 * the server: if it cannot be reached, no session ends.
 *
 * @returns the error when the server did not receive the sign-out; otherwise null
 */
export async function leave(access: BackendAccess, scope: 'local' | 'global'): Promise<Error | null> {
  const { auth } = await access.client();
  leaving.add(access);
  try {
    return (await auth.signOut({ scope })).error;
  } finally {
    leaving.delete(access);
  }
}

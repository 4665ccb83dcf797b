import type { HomeApi } from '../api/homeApi.ts';
import type { SignedInUser } from '../api/access/signedInUser.ts';
import type { Session } from '../api/auth/session.ts';
import { exampleUserId } from './examplePeople.ts';

/**
 * A session that a test changes.
 *
 * @example
 * const session = new ExampleSession({ status: 'signed-out', reason: 'visitor' });
 * const services = fakeServices(fakeApi({ watchSession: session.watch }));
 * act(() => session.emit({ status: 'signed-out', reason: 'ended' }));
 */
export class ExampleSession {
  readonly #listeners = new Set<(session: Session) => void>();
  #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  readonly watch: HomeApi['watchSession'] = (onSession) => {
    onSession(this.#session);
    this.#listeners.add(onSession);
    return () => this.#listeners.delete(onSession);
  };

  current(): Session {
    return this.#session;
  }

  emit(session: Session): void {
    this.#session = session;
    for (const listener of this.#listeners) listener(session);
  }
}

type SignedIn = Extract<Session, { readonly status: 'signed-in' }>;

/** The session of a signed-in spectator, whose id is by default the name in lower case. */
export function signedInAs(
  name: string,
  given: Partial<Pick<SignedInUser, 'isAdmin'> & { readonly id: string }> = {},
): SignedIn {
  const { id = name.toLowerCase(), isAdmin = false } = given;
  return {
    status: 'signed-in',
    user: { id: exampleUserId(id), email: `${name.toLowerCase()}@eksempel.no`, name, isAdmin },
    isRecovering: false,
  };
}

/** The session of a visitor who has not been signed in. */
export const visitor: Session = { status: 'signed-out', reason: 'visitor' };

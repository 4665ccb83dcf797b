import type { HomeBackend } from '../backend/homeBackend.ts';
import type { Session } from '../backend/auth/session.ts';

/**
 * A session that a test changes.
 *
 * @example
 * const session = new ExampleSession({ status: 'signed-out', reason: 'visitor' });
 * const services = fakeServices(fakeBackend({ watchSession: session.watch }));
 * act(() => session.emit({ status: 'signed-out', reason: 'ended' }));
 */
export class ExampleSession {
  readonly #listeners = new Set<(session: Session) => void>();
  #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  readonly watch: HomeBackend['watchSession'] = (onSession) => {
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

/** A spectator who is signed in. */
export function signedInAs(name: string): Session {
  const id = name.toLowerCase();
  return {
    status: 'signed-in',
    user: { id, email: `${id}@eksempel.no`, name, isAdmin: false },
    isRecovering: false,
  };
}

/** A visitor who has not been signed in. */
export const visitor: Session = { status: 'signed-out', reason: 'visitor' };

import { Emitter } from '@tribunen/domain';
import type { HomeApi } from '../api/homeApi.ts';
import type { Session } from '../api/auth/session.ts';

/** The session of this page, for `useSyncExternalStore`. */
export class SessionStore {
  readonly #api: Pick<HomeApi, 'watchSession'>;
  readonly #changes = new Emitter<void>();
  #session: Session = { status: 'loading' };
  #unwatch: (() => void) | null = null;

  constructor(api: Pick<HomeApi, 'watchSession'>) {
    this.#api = api;
  }

  start(): void {
    this.#unwatch ??= this.#api.watchSession((session) => {
      // After a mere renewal of the token the listeners are not called, because the spectator is the same.
      if (sameSpectator(this.#session, session)) return;
      this.#session = session;
      this.#changes.emit();
    });
  }

  stop(): void {
    this.#unwatch?.();
    this.#unwatch = null;
  }

  readonly current = (): Session => this.#session;

  readonly subscribe = this.#changes.listen;
}

function sameSpectator(a: Session, b: Session): boolean {
  if (a.status === 'signed-out' && b.status === 'signed-out') return a.reason === b.reason;
  if (a.status !== 'signed-in' || b.status !== 'signed-in') return a.status === b.status;
  return (
    a.isRecovering === b.isRecovering &&
    a.user.id === b.user.id &&
    a.user.email === b.user.email &&
    a.user.name === b.user.name &&
    a.user.isAdmin === b.user.isAdmin
  );
}

import type { LiveMode } from '@tribunen/domain';
import type { CountedOrigin } from './CountedOrigin.ts';
import type { Football } from './Football.ts';
import type { Usage } from './readUsage.ts';

/** Where the spectators' backend is. */
export interface Ground {
  readonly url: string;
  readonly anonKey: string;
  /** The address of the live endpoints: the backend's own, or a cache's in front of it. */
  readonly apiUrl: string;
}

/** The session of an account, as the auth server has answered it. */
export interface Account {
  readonly id: string;
  readonly session: object;
}

/** A backend for a match day, whose goals the caller scores. */
export interface Stand {
  readonly ground: Ground;
  /** Null where the stand may not write. */
  readonly football: Football | null;
  /** Between a cache and the backend; null where there is no cache of the stand's own. */
  readonly origin: CountedOrigin | null;
  setMode(mode: LiveMode): Promise<void>;
  /** Opens so many accounts, each with follows, some friends and a session. */
  openAccounts(count: number): Promise<readonly Account[]>;
  /** What the backend has used, by program; null where it runs elsewhere. */
  usage(): ReadonlyMap<string, Usage> | null;
  /** What the backend has logged, and how often; empty where it runs elsewhere. */
  readonly logged: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

import type { LiveMode } from '@tribunen/domain';
import type { CountedOrigin } from './CountedOrigin.ts';
import type { Football } from './Football.ts';
import type { Usage } from './readUsage.ts';

/** The backend that the spectators use. */
export interface Ground {
  readonly url: string;
  readonly anonKey: string;
  /** The address of the live endpoints: the backend's own, or that of a cache in front of it. */
  readonly apiUrl: string;
}

/** An account, with its session as the auth server returned it. */
export interface Account {
  readonly id: string;
  readonly session: object;
}

/** The backend of a crowd run: its addresses, its matches, and what the run can do with it. */
export interface Stand {
  readonly ground: Ground;
  /** The superuser's connection string; null if the backend runs on another machine. */
  readonly databaseUrl: string | null;
  /** Writes the matches and goals of the run; null if the run may not write. */
  readonly football: Football | null;
  /** The counter between a cache and the backend; null unless the run started the cache. */
  readonly origin: CountedOrigin | null;
  setMode(mode: LiveMode): Promise<void>;
  /** Opens accounts, each with follows, some friends and a session. */
  openAccounts(count: number): Promise<readonly Account[]>;
  /** The processor time and memory that the backend has used, by program; null if it runs on another machine. */
  usage(): ReadonlyMap<string, Usage> | null;
  /** The lines that the backend has logged, and how often; empty if it runs on another machine. */
  readonly logged: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

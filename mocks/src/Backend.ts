import type { Clock } from './Clock.ts';
import { createDatabase, type Database } from './database.ts';
import { demoFollows, demoGoogleAccounts, demoInvitations, demoUsers } from './demoSpectator.ts';
import { Faults } from './faults/Faults.ts';
import type { ServedSocket } from './faults/FaultySocket.ts';
import type { MatchSource } from './MatchSource.ts';
import type { Scenario } from './scenarios/scenarios.ts';
import { answerAuth } from './supabase/auth/answerAuth.ts';
import { Auth } from './supabase/auth/Auth.ts';
import { answerFunction } from './supabase/functions/answerFunction.ts';
import { guardTables } from './supabase/guardTables.ts';
import { answerBroadcast } from './supabase/realtime/answerBroadcast.ts';
import { RealtimeServer } from './supabase/realtime/RealtimeServer.ts';
import type { Wire } from './supabase/realtime/RealtimeSocket.ts';
import { answerRest, type RestTables } from './supabase/rest/answerRest.ts';
import { whoAsks } from './supabase/whoAsks.ts';

export interface BackendOptions {
  readonly scenario: Scenario;
  readonly clock: Clock;
  /** UUIDs of new rows and sessions. */
  readonly newId: () => string;
  /** Opens the football that is shown, on the backend's own database. */
  readonly openMatches: (database: Database) => Promise<MatchSource>;
  /** Fills an empty database; where nothing is said, with the demo's people and what the scenario gives them. */
  readonly fill?: (database: Database) => Promise<void>;
}

/** An emulated Supabase project: one database, and every service that speaks for it. Requests go in, responses come out. */
export class Backend {
  readonly database: Database;
  readonly auth: Auth;
  readonly faults: Faults;
  readonly realtime: RealtimeServer;
  readonly #clock: Clock;
  readonly #tables: RestTables;
  readonly #matches: MatchSource;

  private constructor(database: Database, matches: MatchSource, { clock: wall, newId, scenario }: BackendOptions) {
    this.database = database;
    this.#matches = matches;
    this.faults = new Faults(wall);
    const { clock } = this.faults;
    this.#clock = clock;
    this.#tables = guardTables(database, { newId, now: () => new Date(clock.now()).toISOString() });
    this.auth = new Auth(database.auth, clock, newId);
    this.realtime = new RealtimeServer({ database, tables: this.#tables, auth: this.auth, clock, newId });
    for (const [endpoint, ...faults] of scenario.faults) this.faults.set(endpoint, ...faults);
  }

  /** A backend with its rows in place; call `start` for football, and `stop` when done. */
  static async open(options: BackendOptions): Promise<Backend> {
    const database = createDatabase();
    await (options.fill ?? ((empty) => fillDemo(empty, options)))(database);
    return new Backend(database, await options.openMatches(database), options);
  }

  async start(): Promise<void> {
    this.realtime.start();
    await this.#matches.start();
  }

  /** To be called when time may have passed unseen, as in a hidden tab. */
  wake(): Promise<void> {
    return this.#matches.wake();
  }

  stop(): void {
    this.#matches.stop();
    this.realtime.stop();
  }

  /** The answer to a request under `/auth/v1`, `/rest/v1`, `/functions/v1` or `/realtime/v1/api`, faults included. */
  answer(request: Request): Promise<Response> {
    return this.faults.meet(request, () => this.#route(request));
  }

  /**
   * A client has connected to `/realtime/v1/websocket`, faults included.
   *
   * @returns what takes its messages; call `closed` on it when the client is gone
   */
  connect(url: URL, wire: Wire): ServedSocket {
    return this.faults.socket.connect(wire, (served) => this.realtime.open(url, served));
  }

  async #route(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.includes('/auth/v1/')) return answerAuth(this.auth, demoGoogleAccounts, request);
    const who = await whoAsks(this.auth, request);
    if (who instanceof Response) return who;
    if (pathname.includes('/realtime/v1/')) return answerBroadcast(this.realtime, who, request);
    return pathname.includes('/rest/v1/')
      ? answerRest(this.#tables, who, request)
      : answerFunction(request, this.#matches.listDay, this.#clock.now());
  }
}

async function fillDemo(database: Database, { scenario, clock }: BackendOptions): Promise<void> {
  await database.auth.users.insert(demoUsers);
  await database.invitations.insert(demoInvitations(clock.now()));
  if (scenario.follows) await database.user_follows.insert(demoFollows);
}

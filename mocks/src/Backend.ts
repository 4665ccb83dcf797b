import { exportsAnHour, writePaces } from '@tribunen/contract';
import { isLiveStatus, normaliseStatus } from '@tribunen/domain';
import type { Crowding } from '@tribunen/edge';
import {
  answerAuth,
  answerBroadcast,
  answerTooLarge,
  type Auth,
  type AuthSession,
  type Clock,
  type MailRow,
  RealtimeServer,
  roomOf,
  whoAsks,
  whoCalls,
  type Wire,
} from '@tribunen/protocol';
import { createDatabase, type Database } from './database.ts';
import { fillCrowd } from './demoCrowd.ts';
import {
  demoAdministrator,
  demoAdministratorProfile,
  demoFollows,
  demoGoogleAccounts,
  demoInvitations,
  demoSentInvitation,
  demoUsers,
} from './demoSpectator.ts';
import { Faults } from './faults/Faults.ts';
import type { ServedSocket } from './faults/FaultySocket.ts';
import { CrowdPresence } from './crowd/CrowdPresence.ts';
import { watchedMatch } from './crowd/watchedMatch.ts';
import { answerMailbox, asksForMails } from './mailbox.ts';
import type { MatchSource } from './MatchSource.ts';
import type { Scenario } from './scenarios/scenarios.ts';
import { answerFunctions, answerLive, isLiveRequest } from './supabase/functions/answerFunctions.ts';
import { createRpcs } from './supabase/functions/createRpcs.ts';
import { deskRpcs } from './supabase/functions/deskRpcs.ts';
import { feedRpcs } from './supabase/functions/feedRpcs.ts';
import type { ServedData } from './supabase/functions/ServedData.ts';
import { guardTables } from './supabase/guardTables.ts';
import { WritePace } from './supabase/WritePace.ts';
import { channelRules, rightsOnChannel } from './supabase/channelRights.ts';
import { openAuth } from './supabase/auth/openAuth.ts';
import { announcePresence } from './supabase/crowd/announcePresence.ts';
import { shareDelay } from './supabase/crowd/shareDelay.ts';
import { CrowdBroadcasts } from './supabase/crowd/CrowdBroadcasts.ts';
import { PresentUsers } from './supabase/crowd/PresentUsers.ts';
import { passOnChanges } from './supabase/realtime/passOnChanges.ts';
import { answerRest, type Exposed, type RestTables } from './supabase/rest/answerRest.ts';
import { heapOrder } from './supabase/rest/heapOrder.ts';

export interface BackendOptions {
  readonly scenario: Scenario;
  readonly clock: Clock;
  /** Returns a new UUID for a row or a session. */
  readonly newId: () => string;
  /** Decides the order of the rows when a request asks for no order; 1 by default. */
  readonly seed?: number;
  /** Opens the source of the matches, which writes to the backend's own database. */
  readonly openMatches: (database: Database) => Promise<MatchSource>;
  /** Fills the empty database. By default it calls `fillFirst`, which writes the demo's first rows. */
  readonly fill?: (database: Database, fillFirst: (database: Database) => Promise<void>) => Promise<void>;
  /**
   * Resolves when every change so far is stored. The backend sends no response before that. By default nothing is
   * stored.
   */
  readonly stored?: () => Promise<void>;
  /** Milliseconds between a channel's join and its subscription to the database; 0 by default. */
  readonly subscribesAfterMs?: () => number;
}

const crowdOutlastsMs = 2 * 60_000;
const onlineUsers = roomOf('online_users', true);

/** An emulated Supabase project: one database, and the services that answer from it. */
export class Backend {
  readonly database: Database;
  readonly auth: Auth;
  readonly faults: Faults;
  readonly realtime: RealtimeServer;
  #crowding: Crowding = { mode: 'small', nextCheckIn: null };
  /**
   * Broadcasts are sent until this moment (milliseconds since 1970). It lies two minutes after the end of crowd mode,
   * because a page may learn later that crowd mode has ended.
   */
  #crowdedUntil = 0;
  readonly #wall: Clock;
  readonly #clock: Clock;
  readonly #exportPace: WritePace;
  readonly #newId: () => string;
  readonly #exposed: Exposed;
  readonly #matches: MatchSource;
  readonly #stored: () => Promise<void>;
  readonly #crowd: CrowdPresence;
  readonly #tables: RestTables;
  readonly #broadcasts: CrowdBroadcasts;
  readonly #present: PresentUsers;
  #stopTelling: (() => void) | null = null;

  private constructor(
    database: Database,
    matches: MatchSource,
    {
      clock: wall,
      newId,
      seed = 1,
      scenario,
      stored = () => Promise.resolve(),
      subscribesAfterMs = () => 0,
    }: BackendOptions,
  ) {
    this.database = database;
    this.#stored = stored;
    this.#matches = matches;
    this.#wall = wall;
    this.faults = new Faults(wall);
    const { clock } = this.faults;
    this.#clock = clock;
    this.#exportPace = new WritePace('exports', exportsAnHour, () => clock.now(), 3_600_000);
    this.#newId = newId;
    const tables = guardTables(database, { newId, now: () => new Date(clock.now()).toISOString() });
    this.#tables = tables;
    this.auth = openAuth(database, clock, newId);
    this.realtime = new RealtimeServer({
      tables,
      rightsIn: (who, topic) => Promise.resolve(rightsOnChannel(channelRules, who, topic)),
      auth: this.auth,
      clock,
      newId,
      subscribesAfterMs,
    });
    this.#broadcasts = new CrowdBroadcasts(database, clock, this.realtime, () => this.#isCrowded());
    this.#present = new PresentUsers({
      database,
      clock,
      tell: (user, friend) => this.#broadcasts.tellPresent(user, friend),
    });
    const presencePace = new WritePace('presence', writePaces.presence, () => clock.now());
    const rpcs = {
      ...createRpcs(database, clock, newId),
      announce_presence: announcePresence(this.#present, presencePace),
      share_delay: shareDelay(database, clock, presencePace),
      ...deskRpcs(database, clock),
      ...feedRpcs(clock),
    };
    this.#exposed = { tables, rpcs, heap: heapOrder(seed) };
    this.#crowd = new CrowdPresence({
      // The simulated spectators are the users without a password, so nobody can sign in as one of them.
      people: () => database.auth.users.rows(({ password, google }) => password === null && !google),
      clock: wall,
      appear: ({ id, email }, since) => {
        const inPlay = database.live_matches_new.rows(({ status }) => isLiveStatus(normaliseStatus(status)));
        const match = watchedMatch(id, since, inPlay);
        const meta = {
          user_id: id,
          email,
          online_at: new Date(since).toISOString(),
          phx_ref: `${id} ${since}`,
          ...(match !== null && { match_id: String(match.id) }),
        };
        this.realtime.appear(`crowd ${id}`, onlineUsers, id, meta);
      },
      disappear: ({ id }) => this.realtime.disappear(`crowd ${id}`),
    });
    this.auth.configure(scenario.auth);
    for (const [endpoint, ...faults] of scenario.faults) this.faults.set(endpoint, ...faults);
    this.faults.socket.set(...scenario.line);
    this.faults.skewClock(scenario.clockSkewMs);
  }

  /** The crowd mode. The operator of a real project sets it in the table `live_mode`. */
  get crowding(): Crowding {
    return this.#crowding;
  }

  set crowding(crowding: Crowding) {
    if (this.#crowding.mode === 'crowd') this.#crowdedUntil = this.#clock.now() + crowdOutlastsMs;
    this.#crowding = crowding;
  }

  /** Opens a backend and inserts its rows. Call `start` to start the matches, and `stop` when done. */
  static async open(options: BackendOptions): Promise<Backend> {
    const database = createDatabase();
    const fillFirst = (empty: Database): Promise<void> => fillDemo(empty, options);
    await (options.fill ?? ((empty, fill) => fill(empty)))(database, fillFirst);
    return new Backend(database, await options.openMatches(database), options);
  }

  async start(): Promise<void> {
    this.#stopTelling ??= passOnChanges(this.database, this.#tables, this.realtime);
    this.#broadcasts.start();
    // The matches start first, because the crowd watches them.
    await this.#matches.start();
    this.#crowd.start();
  }

  /** Brings the matches and the crowd up to date. Call it when timers may have been late, as in a hidden tab. */
  wake(): Promise<void> {
    this.#crowd.wake();
    return this.#matches.wake();
  }

  stop(): void {
    this.#crowd.stop();
    this.#matches.stop();
    this.#stopTelling?.();
    this.#stopTelling = null;
    this.#broadcasts.stop();
    this.#present.stop();
    this.realtime.stop();
  }

  /**
   * Answers a request under `/auth/v1`, `/rest/v1`, `/functions/v1` or `/realtime/v1/api`, or to a live endpoint.
   * Active faults apply, except to the mails at `/mailbox`, which are no part of Supabase.
   *
   * @param faults the faults of the caller's network
   */
  async answer(request: Request, faults: Faults = this.faults): Promise<Response> {
    if (asksForMails(request)) return answerMailbox(this.database, request);
    return faults.meet(request, async () => {
      const answer = await this.#route(request).catch(answerTooLarge);
      await this.#stored();
      return answer;
    });
  }

  /**
   * Connects a client to `/realtime/v1/websocket`; active faults apply.
   *
   * @param faults the faults of the client's network
   * @returns the server's end, which receives the client's messages; call `closed` on it when the client is gone
   */
  connect(url: URL, wire: Wire, faults: Faults = this.faults): ServedSocket {
    return faults.socket.connect(wire, (served) => this.realtime.open(url, served));
  }

  /** Every mail of the auth server to an address, oldest first, including mails whose links are no longer valid. */
  mailsTo(email: string): readonly MailRow[] {
    return this.database.auth.mails.rows(({ to }) => to === email);
  }

  /** Opens a session without a password, because the demo opens signed in. */
  async openSession(userId: string): Promise<AuthSession> {
    const session = await this.auth.openSession(userId);
    await this.#stored();
    return session;
  }

  #isCrowded(): boolean {
    return this.#crowding.mode === 'crowd' || this.#clock.now() < this.#crowdedUntil;
  }

  #served(): ServedData {
    return {
      matches: this.#matches,
      database: this.database,
      now: this.#clock.now(),
      wallNow: this.#wall.now(),
      newId: this.#newId,
      crowding: this.crowding,
      exportPace: this.#exportPace,
      present: () => (this.crowding.mode === 'crowd' ? this.#present.online : this.realtime.connections),
    };
  }

  async #route(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (isLiveRequest(request)) return answerLive(request, this.#served());
    if (pathname.includes('/auth/v1/')) return answerAuth(this.auth, demoGoogleAccounts, request);
    if (pathname.includes('/functions/v1/')) {
      return answerFunctions(request, await whoCalls(this.auth, request), this.#served());
    }
    const who = await whoAsks(this.auth, request);
    if (who instanceof Response) return who;
    return pathname.includes('/realtime/v1/')
      ? answerBroadcast(this.realtime, who, request)
      : answerRest(this.#exposed, who, request);
  }
}

async function fillDemo(database: Database, { scenario, clock }: BackendOptions): Promise<void> {
  await database.auth.users.insert([...demoUsers, demoAdministrator]);
  await fillCrowd(database, clock.now());
  await database.profiles.insert([demoAdministratorProfile]);
  await database.invitations.insert([...demoInvitations(clock.now()), demoSentInvitation(clock.now())]);
  if (scenario.follows) await database.user_follows.insert(demoFollows);
}

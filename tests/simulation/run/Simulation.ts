import type { LiveMode } from '@tribunen/domain';
import { createRandom, seededUuid } from '@tribunen/football';
import { type Database, scenarios, signedUpUser, Backend } from '@tribunen/mocks/simulation';
import { PlannedFootball } from '../football/PlannedFootball.ts';
import { playTalk } from '../football/playTalk.ts';
import { Truth } from '../football/Truth.ts';
import { Line } from '../network/Line.ts';
import { coversEndpoint } from '../plan/coversEndpoint.ts';
import type { Incident, PlannedFollow, SimulationPlan } from '../plan/SimulationPlan.ts';
import { SimulatedBrowser } from '../spectator/SimulatedBrowser.ts';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';
import type { SimulatedTime } from '../time/SimulatedTime.ts';
import type { Journal } from './Journal.ts';

/** An incident with its beginning and its end, in milliseconds since 1970. */
export interface Trouble {
  readonly from: number;
  readonly until: number;
  readonly incident: Incident;
}

/** A run of a plan: the backend, the football and the browsers in one process, on one clock. */
export class Simulation {
  readonly plan: SimulationPlan;
  readonly time: SimulatedTime;
  readonly truth: Truth;
  readonly journal: Journal;
  readonly browsers: readonly SimulatedBrowser[];
  /** Every tab that was ever opened. */
  readonly tabs: SimulatedTab[] = [];
  /** Every incident that has begun. */
  readonly troubles: Trouble[] = [];
  /** Called with each tab as it opens, before its code runs. */
  onOpened: (tab: SimulatedTab) => void = () => {};
  /** Called before a spectator chooses a delay, or hides or shows a result. */
  onChoice: () => void = () => {};
  readonly #backend: Backend;

  private constructor(plan: SimulationPlan, time: SimulatedTime, journal: Journal, backend: Backend, truth: Truth) {
    this.plan = plan;
    this.time = time;
    this.journal = journal;
    this.truth = truth;
    this.#backend = backend;
    this.browsers = plan.browsers.map((browser, index) => {
      const random = createRandom(plan.seed, 'line', index);
      return new SimulatedBrowser({
        plan: browser,
        name: `b${index}`,
        seed: plan.seed,
        line: new Line(backend, time, random, journal, () => this.#answersMayBeBroken()),
        openSession: (user) => backend.openSession(user),
        time,
        journal,
        writeFollows: (follows) => this.#writeFollows(index, follows),
        matches: plan.matches,
        onOpened: (tab) => {
          this.tabs.push(tab);
          this.onOpened(tab);
        },
      });
    });
  }

  /** Creates the backend and the browsers of a plan, with the first rows. Call `start` next, and `end` when done. */
  static async open(plan: SimulationPlan, time: SimulatedTime, journal: Journal): Promise<Simulation> {
    const truth = new Truth();
    let ids = 0;
    const subscribing = createRandom(plan.seed, 'subscribing');
    const backend = await Backend.open({
      scenario: { ...scenarios.kampdag, follows: false },
      clock: {
        now: () => Date.now(),
        setTimeout: (run, ms) => setTimeout(run, ms),
        clearTimeout: (timer) => clearTimeout(timer),
      },
      newId: () => seededUuid(plan.seed, 'row', (ids += 1)),
      seed: plan.seed,
      openMatches: (database) => Promise.resolve(new PlannedFootball(plan.matches, database, time, truth)),
      fill: async (database) => {
        await fillUsers(database, plan);
        if (plan.isDelayed === true) await playTalk(plan, database, time, truth);
      },
      subscribesAfterMs: () => 200 + subscribing() ** 2 * 3000,
    });
    backend.auth.configure({ accessTokenSeconds: plan.accessTokenSeconds });
    return new Simulation(plan, time, journal, backend, truth);
  }

  async start(): Promise<void> {
    await this.#backend.start();
    for (const browser of this.browsers) await browser.start();
    for (const incident of this.plan.incidents) this.time.after(incident.at, () => this.#start(incident));
  }

  get mode(): LiveMode {
    return this.#backend.crowding.mode;
  }

  /** Whether the backend has announced mode `crowd` since a moment, in milliseconds since 1970. */
  wasCrowdedSince(moment: number): boolean {
    return this.troubles.some(({ until, incident }) => incident.kind === 'crowd' && until >= moment);
  }

  /** The incidents that have begun and not ended. */
  troublesNow(): readonly Trouble[] {
    return this.troubles.filter(({ from, until }) => from <= this.time.now && this.time.now < until);
  }

  /** Ends every fault, and gives each browser a visible tab. */
  calm(): void {
    const { now } = this.time;
    this.journal.note('world', 'all faults end');
    this.#backend.faults.clear();
    this.#backend.crowding = { mode: 'small', nextCheckIn: null };
    for (const [index, trouble] of this.troubles.entries()) {
      if (trouble.until > now) this.troubles[index] = { ...trouble, until: now };
    }
    for (const browser of this.browsers) {
      browser.wake();
      browser.goOnline();
      if (!browser.tabs.some(({ isVisible }) => isVisible)) browser.look(0, true);
    }
  }

  /** Lets each spectator turn to the next tab. */
  lookAround(turn: number): void {
    for (const browser of this.browsers) browser.look(turn % Math.max(1, browser.tabs.length), true);
  }

  stop(): void {
    for (const browser of this.browsers) for (const tab of browser.tabs) tab.stop();
  }

  end(): void {
    for (const tab of this.tabs) tab.close();
    this.#backend.stop();
  }

  #start(incident: Incident): void {
    const { now } = this.time;
    this.journal.note('world', incident.kind, incident);
    const until = now + ('ms' in incident ? incident.ms : 0);
    this.troubles.push({ from: now, until, incident });
    const after = (task: () => void): void => this.time.after(until - now, task);
    const browser = 'browser' in incident ? this.browsers[incident.browser] : undefined;
    // A device is not used while it sleeps.
    if (isDoneByHand(incident) && this.#there('sleep').length > 0) return;
    for (const tab of browser?.tabs ?? []) tab.mayCatchUp();
    switch (incident.kind) {
      case 'requests':
        this.#setRequestFaults();
        return after(() => this.#setRequestFaults());
      case 'line': {
        const faults = this.#there('line').map(({ fault }) => fault);
        this.#backend.faults.socket.set(...faults);
        return after(() => this.#backend.faults.socket.set(...this.#there('line').map(({ fault }) => fault)));
      }
      case 'busy':
        this.#setCrowding();
        return after(() => this.#setCrowding());
      case 'crowd':
        this.#setCrowding();
        return after(() => this.#setCrowding());
      case 'silence':
        return browser?.line.silence();
      case 'offline':
        browser?.goOffline();
        return after(() => {
          if (!this.#there('offline').some((other) => other.browser === incident.browser)) browser?.goOnline();
        });
      case 'hide':
        return browser?.tabAt(incident.tab)?.hide();
      case 'look':
        return browser?.look(incident.tab, incident.alone);
      case 'open':
        return browser?.open(incident.alone);
      case 'close-front': {
        const front = browser?.front;
        // A browser never closes its last tab.
        if (browser !== undefined && front !== undefined && browser.tabs.length > 1) browser.close(front);
        return;
      }
      case 'sleep':
        for (const each of this.browsers) each.sleep();
        return after(() => {
          for (const each of this.browsers) if (this.#there('sleep').length === 0) each.wake();
        });
      case 'clock':
        if (browser !== undefined) browser.skewMs += incident.byMs;
        return;
      case 'reload':
        return browser?.reload();
      case 'delay':
        this.onChoice();
        return browser?.chooseDelay(incident.match, incident.seconds);
      case 'hide-result':
      case 'show-result':
        this.onChoice();
        return browser?.hideResult(incident.match, incident.kind === 'hide-result');
      case 'follows':
        browser
          ?.changeFollows(incident.follows)
          .catch((error: unknown) => console.error('The follows could not be changed', error));
    }
  }

  #there<Kind extends Incident['kind']>(kind: Kind): readonly Extract<Incident, { kind: Kind }>[] {
    const isOfKind = (incident: Incident): incident is Extract<Incident, { kind: Kind }> => incident.kind === kind;
    return this.troublesNow()
      .map(({ incident }) => incident)
      .filter(isOfKind);
  }

  #setCrowding(): void {
    const [crowd] = this.#there('crowd');
    const [busy] = this.#there('busy');
    const seconds = (crowd === undefined ? busy?.retryAfterSeconds : crowd.nextCheckInSeconds) ?? null;
    const mode = crowd === undefined ? 'small' : 'crowd';
    this.#backend.crowding = { mode, nextCheckIn: seconds === null ? null : seconds * 1000 };
  }

  /**
   * Sets the faults of requests. The backend uses only the most specific faults of an endpoint, so each endpoint gets
   * all faults that cover it.
   */
  #setRequestFaults(): void {
    const { faults } = this.#backend;
    const there = this.#there('requests');
    for (const { incident } of this.troubles) {
      if (incident.kind !== 'requests') continue;
      const { endpoint } = incident;
      const meets = there.filter((other) => coversEndpoint(other.endpoint, endpoint)).map(({ fault }) => fault);
      faults.set(endpoint, ...meets);
    }
  }

  #answersMayBeBroken(): boolean {
    return this.#there('requests').some(({ fault }) => fault.kind === 'html' || fault.kind === 'broken-json');
  }

  async #writeFollows(index: number, follows: readonly PlannedFollow[]): Promise<void> {
    const user = this.plan.browsers[index]?.user ?? null;
    if (user === null) return;
    const { database } = this.#backend;
    await database.user_follows.delete((row) => row.user_id === user.id);
    await insertFollows(database, user.id, follows, this.#followsWritten);
    this.#followsWritten += follows.length;
  }

  #followsWritten = 1000;
}

function isDoneByHand({ kind }: Incident): boolean {
  return [
    'hide',
    'look',
    'open',
    'close-front',
    'clock',
    'follows',
    'delay',
    'hide-result',
    'show-result',
    'reload',
  ].includes(kind);
}

async function fillUsers(database: Database, { browsers, start, seed }: SimulationPlan): Promise<void> {
  const created_at = new Date(start - 1000).toISOString();
  for (const [index, { user }] of browsers.entries()) {
    if (user === null) continue;
    const row = { id: user.id, email: `tilskuer${index}@eksempel.no`, password: 'Kveldskamp#74', created_at };
    await database.auth.users.insert([signedUpUser(row, { name: `Tilskuer ${index}` })]);
    await insertFollows(database, user.id, user.follows, seed);
  }
}

async function insertFollows(
  database: Database,
  userId: string,
  follows: readonly PlannedFollow[],
  first: number,
): Promise<void> {
  const unique = follows.filter(
    (follow, index) => follows.findIndex(({ kind, id }) => kind === follow.kind && id === follow.id) === index,
  );
  await database.user_follows.insert(
    unique.map(({ kind, id, name, notifications }, index) => ({
      id: seededUuid(userId, 'follow', first, index),
      user_id: userId,
      entity_type: kind,
      entity_id: id,
      display_name: name,
      crest_url: null,
      priority: index,
      notifications,
      created_at: '2026-08-01T10:00:00.000Z',
    })),
  );
}

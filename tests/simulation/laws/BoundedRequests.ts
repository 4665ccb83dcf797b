import type { AskedRequest, Source } from '../run/Witness.ts';
import type { Device } from '../spectator/Device.ts';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';
import type { Realm } from '../time/Realm.ts';
import type { Law, LawCourt } from './Law.ts';

const second = 1000;
const minuteMs = 60 * second;
/** How long a page's first load may take, including a retry. */
const loadMs = 20 * second;
/**
 * How long after its cause a catch-up may still send requests. Faults may last a minute, and then the request may wait
 * for another request or for the server.
 */
const catchUpMs = (60 + 45) * second;

interface Bound {
  /** The most requests that a browser may send to this source in a minute, according to the cadence table. */
  readonly perMinute: number;
  /** How many more requests the browser may send for each reason to catch up on missed data. */
  readonly perCatchUp: number;
}

interface Reload {
  readonly beganAt: number;
  readonly endedAt: number;
  readonly succeeded: boolean;
}

const bounds: Readonly<Partial<Record<Source, Bound>>> = {
  boot: { perMinute: 1, perCatchUp: 1 },
  version: { perMinute: 7, perCatchUp: 1 },
  // A page requests the delta after a version poll, and when an event is newer than the state of its match, at most
  // once a second.
  'version-delta': { perMinute: 67, perCatchUp: 1 },
  'live-updates': { perMinute: 121, perCatchUp: 1 },
  'date-delta': { perMinute: 121, perCatchUp: 1 },
  'score-change': { perMinute: 61, perCatchUp: 1 },
  // A failed load is retried once.
  list: { perMinute: 2, perCatchUp: 2 },
  match: { perMinute: 10, perCatchUp: 2 },
  health: { perMinute: 4, perCatchUp: 1 },
  // The poll runs every three seconds. A failed catch-up is retried at the next poll.
  'match-ids': { perMinute: 23, perCatchUp: 1 },
  // The poll runs every three seconds, sometimes sooner; a backfill sends a request for each match.
  events: { perMinute: 25, perCatchUp: 10 },
  // A failed load is retried at the next poll.
  follows: { perMinute: 22, perCatchUp: 2 },
  'follow-kinds': { perMinute: 22, perCatchUp: 2 },
  fantasy: { perMinute: 2, perCatchUp: 1 },
  // Presence is requested only in a crowd: every two minutes, and whenever the topic reconnects, but at most every ten
  // seconds.
  presence: { perMinute: 7, perCatchUp: 2 },
};
/** The bounds of a page that has known for a minute that the backend is in mode `crowd`. */
const crowdBounds: Readonly<Partial<Record<Source, Bound>>> = {
  version: { perMinute: 0, perCatchUp: 0 },
  // A page requests the delta every five seconds, and whenever an event is newer than the state of its match.
  'version-delta': { perMinute: 30, perCatchUp: 1 },
  'live-updates': { perMinute: 0, perCatchUp: 0 },
  'date-delta': { perMinute: 0, perCatchUp: 0 },
  'score-change': { perMinute: 0, perCatchUp: 0 },
  'match-ids': { perMinute: 0, perCatchUp: 1 },
  events: { perMinute: 0, perCatchUp: 10 },
  health: { perMinute: 1, perCatchUp: 1 },
  match: { perMinute: 2, perCatchUp: 2 },
  follows: { perMinute: 8, perCatchUp: 2 },
};
/** The bounds of a page whose socket has been connected for a minute. */
const socketUpBounds: Readonly<Partial<Record<Source, Bound>>> = {
  'date-delta': { perMinute: 3, perCatchUp: 1 },
  'score-change': { perMinute: 0, perCatchUp: 1 },
};

/**
 * The sources that are polled: a page never has two pending requests to the same source, and never sends a request
 * before the server allows it.
 */
const polls: ReadonlySet<Source> = new Set([
  'version',
  'version-delta',
  'live-updates',
  'date-delta',
  'score-change',
  'health',
  'presence',
]);

/** The sources that each visible tab loads for itself. */
const ownOfTabs: ReadonlySet<Source> = new Set(['list', 'match', 'health', 'boot', 'follows', 'follow-kinds']);

/**
 * Law 4: a browser sends no more requests in a minute than the cadence table allows. A hidden tab sends no requests,
 * except to load its page and to report presence. No tab sends a request before the server allows it.
 */
export class BoundedRequests implements Law {
  readonly number = 4;
  readonly name = 'requests keep to the cadence table';
  checks = 0;
  readonly #court: LawCourt;
  /** When the requests of the last minute began, by device and source. */
  readonly #recent = new Map<string, number[]>();
  /** When each device had a reason to request what it may have missed. */
  readonly #catchUps = new Map<Device, number[]>();
  readonly #underWay = new Map<string, number>();
  /** The last renewal of a tab's token, with the time of its first attempt. */
  readonly #renewed = new Map<SimulatedTab, Reload>();
  readonly #notBefore = new Map<string, number>();

  constructor(court: LawCourt) {
    this.#court = court;
  }

  tabOpened(tab: SimulatedTab): void {
    this.#catchesUp(tab.device);
    tab.onCatchUp.push(() => this.#catchesUp(tab.device));
  }

  /** The server sends a `system` message when a page has joined a channel. The page may then request what it missed. */
  frameCame(page: Realm, frame: string): void {
    if (!frame.includes('"system"')) return;
    const tab = this.#tabOf(page);
    if (tab !== undefined) this.#catchesUp(tab.device);
  }

  requestBegan(request: AskedRequest): void {
    const { page, source, beganAt } = request;
    const tab = this.#tabOf(page);
    if (tab === undefined || source === 'auth') return;
    this.checks += 1;
    // A tab that is opened while hidden loads its page, and then sends nothing.
    const loadsPage = (source === 'list' || source === 'match') && beganAt - tab.openedAt < loadMs;
    const renewed = this.#renewed.get(tab);
    // A request from before the tab was hidden may have waited for a new token.
    const waitedForToken = renewed?.endedAt === beganAt && renewed.beganAt <= tab.turnedAt;
    // A hidden tab still reports its spectator's presence.
    if (!tab.isVisible && !loadsPage && !waitedForToken && source !== 'presence')
      this.#court.broken(this, `${tab.name} is hidden and requests ${request.what}`);
    this.#count(tab, request);
    if (!polls.has(source)) return;
    const key = `${tab.name} ${source}`;
    const underWay = this.#underWay.get(key) ?? 0;
    if (underWay > 0) this.#court.broken(this, `${tab.name} requests ${source} while another request to it is pending`);
    this.#underWay.set(key, underWay + 1);
    const early = (this.#notBefore.get(key) ?? 0) - beganAt;
    if (early > 0) this.#court.broken(this, `${tab.name} requests ${source} ${early} ms before the server allows it`);
  }

  requestEnded({ page, source, succeeded, beganAt, endedAt, retryAfterMs }: AskedRequest): void {
    const tab = this.#tabOf(page);
    if (tab !== undefined && source === 'auth' && endedAt !== null) {
      const before = this.#renewed.get(tab);
      const firstBeganAt = before?.succeeded === false ? before.beganAt : beganAt;
      this.#renewed.set(tab, { beganAt: firstBeganAt, endedAt, succeeded });
    }
    if (tab === undefined || !polls.has(source)) return;
    const key = `${tab.name} ${source}`;
    this.#underWay.set(key, Math.max(0, (this.#underWay.get(key) ?? 0) - 1));
    if (retryAfterMs !== null && endedAt !== null) this.#notBefore.set(key, endedAt + retryAfterMs);
  }

  #tabOf(page: Realm): SimulatedTab | undefined {
    return this.#court.simulation.tabs.find(({ realm }) => realm === page);
  }

  #catchesUp(device: Device): void {
    const times = this.#catchUps.get(device) ?? [];
    times.push(this.#court.simulation.time.now);
    this.#catchUps.set(device, times);
  }

  #count(tab: SimulatedTab, { source, beganAt, what }: AskedRequest): void {
    // Requests for further pages of the same list of events are not counted.
    if (source === 'events' && !what.includes('&offset=0&')) return;
    const { device } = tab;
    const key = `${device.name} ${source}`;
    const since = beganAt - minuteMs;
    const recent = (this.#recent.get(key) ?? []).filter((at) => at > since);
    recent.push(beganAt);
    this.#recent.set(key, recent);
    const isUp = beganAt - (tab.socketUpSince ?? beganAt) >= minuteMs;
    const isCrowd = beganAt - (tab.crowdedSince ?? beganAt) >= minuteMs;
    const bound =
      (isCrowd ? crowdBounds[source] : undefined) ?? (isUp ? socketUpBounds[source] : undefined) ?? bounds[source];
    if (bound === undefined) return this.#court.broken(this, `${tab.name} requests ${what}, which has no bound`);
    const catchUps = (this.#catchUps.get(device) ?? []).filter((at) => at > since - catchUpMs);
    this.#catchUps.set(device, catchUps);
    const visible = this.#court.simulation.tabs.filter((other) => other.device === device && other.isVisible).length;
    const own = ownOfTabs.has(source);
    const most = (bound.perMinute + bound.perCatchUp * catchUps.length) * (own ? Math.max(1, visible) : 1);
    if (recent.length <= most) return;
    this.#court.broken(
      this,
      `${device.name} requests ${source} ${recent.length} times a minute, and ${most} is the most`,
    );
  }
}

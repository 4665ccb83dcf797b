import {
  cadence,
  instantAt,
  isLive,
  type LiveMode,
  type Match,
  mayNotify,
  notifiedFollows,
  openMatchDelay,
  osloDayOf,
} from '@tribunen/domain';
import { followOf } from '../plan/followOf.ts';
import type { AskedRequest, Source } from '../run/Witness.ts';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';
import type { Realm } from '../time/Realm.ts';
import { freeFrom } from './freeFrom.ts';
import type { Law, LawCourt } from './Law.ts';

const second = 1000;
/** A poll is at most a tenth of its interval late. */
const jitter = 1.1;
/** How long a poll may take, including a wait for a new token or for another request. */
const answerMs = 1.25 * second;
/** While no match is live, the server may make the clients wait five seconds. */
const settleMs = 6 * second;

/** The conditions that decide which sources of the cadence table run in a visible tab. */
interface Conditions {
  /** The backend's mode, as the tab knows it. */
  readonly mode: LiveMode;
  /** Whether today's list is in view: another day's list is loaded only when it is stale. */
  readonly listOfToday: boolean;
  readonly socketUp: boolean;
  readonly matchLive: boolean;
  readonly engineMatchLive: boolean;
  readonly openMatchLive: boolean;
}

interface Cadence {
  readonly source: Source;
  runs(conditions: Conditions): boolean;
  everyMs(conditions: Conditions): number;
}

/** In a crowd the server may make each page wait this long between two requests. */
const throttledMs = 20 * second;

/** The repeated requests, and when they run (`runsNow`, `cadence`). */
const table: readonly Cadence[] = [
  { source: 'version', runs: ({ mode }) => mode === 'small', everyMs: () => cadence.boot.versionPoll },
  {
    source: 'version-delta',
    runs: ({ mode }) => mode === 'crowd',
    everyMs: ({ matchLive }) => (matchLive ? throttledMs : cadence.crowd.deltaQuiet),
  },
  {
    source: 'live-updates',
    runs: ({ mode, matchLive }) => mode === 'small' && matchLive,
    everyMs: () => cadence.liveUpdates.afterNone,
  },
  {
    source: 'date-delta',
    runs: ({ mode, socketUp, matchLive }) => mode === 'small' && (socketUp || matchLive),
    everyMs: ({ socketUp }) => (socketUp ? cadence.delta.safety : cadence.delta.afterNone),
  },
  {
    source: 'score-change',
    runs: ({ mode, socketUp, matchLive }) => mode === 'small' && !socketUp && matchLive,
    everyMs: () => cadence.scoreChange.poll,
  },
  { source: 'list', runs: ({ listOfToday }) => listOfToday, everyMs: () => cadence.results.safetyRefresh },
  {
    source: 'events',
    runs: ({ mode, engineMatchLive }) => mode === 'small' && engineMatchLive,
    everyMs: () => cadence.engine.poll,
  },
  { source: 'match', runs: ({ openMatchLive }) => openMatchLive, everyMs: ({ mode }) => openMatchDelay(mode) },
];

/**
 * Law 4, the lower bound: the front tab requests every source as often as the cadence table says, while it is visible
 * and no fault hinders it.
 */
export class RequestedOften implements Law {
  readonly number = 4;
  readonly name = 'every source is requested as often as the table says';
  checks = 0;
  readonly #court: LawCourt;
  /** When a tab last sent a request to a source. */
  readonly #asked = new Map<string, number>();
  /** When a page's token was renewed; infinity during the renewal, because every request waits for the new token. */
  readonly #renewedAt = new Map<Realm, number>();
  /** The conditions in a tab, and since when they have held. */
  readonly #standing = new Map<SimulatedTab, { readonly conditions: Conditions; readonly since: number }>();

  constructor(court: LawCourt) {
    this.#court = court;
  }

  requestBegan({ page, source, beganAt }: AskedRequest): void {
    this.#asked.set(`${page.name} ${source}`, beganAt);
    if (source === 'auth') this.#renewedAt.set(page, Infinity);
  }

  requestEnded({ page, source, succeeded, endedAt }: AskedRequest): void {
    if (source === 'auth' && succeeded && endedAt !== null) this.#renewedAt.set(page, endedAt);
  }

  look(): void {
    for (const tab of this.#court.simulation.tabs) {
      if (tab.isRunning && tab.isVisible && tab.isFront && tab.realm.isAwake) this.#lookAt(tab);
      else this.#standing.delete(tab);
    }
  }

  #lookAt(tab: SimulatedTab): void {
    const { now } = this.#court.simulation.time;
    const conditions = conditionsOf(tab);
    const since = this.#since(tab, conditions);
    for (const { source, runs, everyMs } of table) {
      if (!runs(conditions)) continue;
      const mostMs = everyMs(conditions) * jitter + answerMs;
      if (now - since < mostMs) continue;
      this.checks += 1;
      const askedAt = Math.max(since, this.#asked.get(`${tab.name} ${source}`) ?? 0);
      if (now - askedAt > mostMs) {
        this.#court.broken(this, `${tab.name} has not requested ${source} for ${now - askedAt} ms`);
      }
    }
  }

  /** The time from which the law applies: when the present conditions began, plus the time to settle. */
  #since(tab: SimulatedTab, conditions: Conditions): number {
    const { simulation } = this.#court;
    const before = this.#standing.get(tab);
    const isSame = before !== undefined && isAlike(before.conditions, conditions);
    const since = isSame ? before.since : simulation.time.now;
    this.#standing.set(tab, { conditions, since });
    const { openedAt, turnedAt, wokeAt, linkTurnedAt, modeTurnedAt, device, realm } = tab;
    const renewedAt = this.#renewedAt.get(realm) ?? 0;
    // A mode that changes and changes back between two checks has restarted every timer.
    const turns = [since, openedAt, turnedAt, wokeAt, linkTurnedAt, modeTurnedAt, renewedAt];
    return Math.max(...turns, freeFrom(device, simulation)) + settleMs;
  }
}

function conditionsOf({ mode, shown, day, openMatch, device, socketUpSince }: SimulatedTab): Conditions {
  const matchLive = shown.some(isLive);
  // The device learns of follows that were changed on another device within half a minute and some seconds.
  const known = device
    .followsSince(device.time.now - cadence.engine.followsCache - settleMs)
    .map((follows) => notifiedFollows(follows.map(followOf), []));
  return {
    mode,
    listOfToday: day === osloDayOf(instantAt(device.time.now)),
    socketUp: socketUpSince !== null,
    matchLive,
    engineMatchLive:
      device.userId !== null &&
      known.every((follows) => shown.some((match) => isLive(match) && mayNotify(match, follows))),
    openMatchLive: shown.some((match: Match) => match.id === openMatch && isLive(match)),
  };
}

function isAlike(one: Conditions, other: Conditions): boolean {
  return (
    one.mode === other.mode &&
    one.listOfToday === other.listOfToday &&
    one.socketUp === other.socketUp &&
    one.matchLive === other.matchLive &&
    one.engineMatchLive === other.engineMatchLive &&
    one.openMatchLive === other.openMatchLive
  );
}

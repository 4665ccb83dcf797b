import { type LiveEventRow, toLiveEvent } from '@tribunen/contract';
import {
  classifyEvent,
  type LiveEvent,
  type MatchId,
  notifiedFollows,
  type NotifiedFollows,
  passesFollows,
} from '@tribunen/domain';
import type { TrueEvent } from '../football/Truth.ts';
import { coversEndpoint } from '../plan/coversEndpoint.ts';
import type { PlannedFollow } from '../plan/SimulationPlan.ts';
import { followOf } from '../plan/followOf.ts';
import type { Simulation } from '../run/Simulation.ts';
import type { SimulatedBrowser } from '../spectator/SimulatedBrowser.ts';

/** How long a device may take to learn of follows that were changed on another device. */
const followsKnownMs = 40_000;
/**
 * The same in mode `crowd`, in which follows are loaded every five minutes. In the app the user's own topic delivers
 * changes sooner.
 */
const crowdFollowsKnownMs = 350_000;
/** Smaller differences between the device's clock and the server's are ignored. */
const clockNoiseMs = 3000;
const oldMs = 10_000;
/** The timeout of a request. */
const longestAnswerMs = 15_000;

/** A goal or red card, and whether it must or may be announced to a spectator. */
export interface Debt {
  readonly key: string;
  /** The rows of the event. */
  readonly events: readonly TrueEvent[];
  /** When the last of the rows was written, in milliseconds since 1970. */
  readonly writtenAt: number;
  /** Whether the event must be announced. */
  readonly isOwed: boolean;
  /** Whether the event may be announced. */
  readonly isAllowed: boolean;
}

/** The announcements that each spectator must and may receive, derived from the events and the spectator's follows. */
export class Debts {
  readonly #simulation: Simulation;
  /** When a browser was last hidden, offline or asleep. */
  readonly #hiddenAt = new Map<SimulatedBrowser, number>();

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
  }

  /** Records which browsers are hidden, offline or asleep now. Called at every check. */
  look(): void {
    const { browsers, time } = this.#simulation;
    for (const browser of browsers) {
      const isFree = browser.isOnline && browser.tabs.some(({ isVisible, realm }) => isVisible && realm.isAwake);
      if (!isFree) this.#hiddenAt.set(browser, time.now);
    }
  }

  of(browser: SimulatedBrowser): readonly Debt[] {
    const groups = new Map<string, TrueEvent[]>();
    for (const event of this.#simulation.truth.events) {
      const key = keyOf(event.row);
      if (key !== null) groups.set(key, [...(groups.get(key) ?? []), event]);
    }
    return [...groups].map(([key, events]) => {
      const writtenAt = Math.max(...events.map(({ at }) => at));
      return { key, events, writtenAt, ...this.#measure(browser, events, writtenAt) };
    });
  }

  #measure(
    browser: SimulatedBrowser,
    events: readonly TrueEvent[],
    lastWrittenAt: number,
  ): Pick<Debt, 'isOwed' | 'isAllowed'> {
    if (browser.userId === null) return { isOwed: false, isAllowed: false };
    const own = this.#simulation.tabs.filter((tab) => tab.device === browser);
    const opened = Math.min(...own.map(({ openedAt }) => openedAt));
    // A tab does not announce goals from long before it opened.
    if (lastWrittenAt < opened - oldMs) return { isOwed: false, isAllowed: false };
    const happenedAt = Math.min(...events.map(({ row }) => Date.parse(row.occurred_at)));
    // A tab that was open before the event happened must announce it; a tab that opened later need not.
    const isSeenThrough = own.some((tab) => tab.isOpen && tab.openedAt + clockNoiseMs <= happenedAt);
    const writtenAt = Math.min(...events.map(({ at }) => at));
    // A hidden tab does not load the follows, so it may use outdated follows for a long time.
    const isPlain =
      own.length === 1 && this.#hiddenAt.get(browser) === undefined && !this.#followsWereOutOfReach(writtenAt);
    const versions = browser.followsSince(isPlain ? writtenAt - this.#followsKnownMs(writtenAt) : -Infinity);
    const passes = versions.flatMap((follows) => events.map(({ row }) => wants(follows, row, browser)));
    // The first received row of a goal decides whether it is announced, and any of its rows may come first.
    return { isOwed: isSeenThrough && passes.every((pass) => pass), isAllowed: passes.some((pass) => pass) };
  }

  #followsKnownMs(moment: number): number {
    return this.#simulation.wasCrowdedSince(moment - crowdFollowsKnownMs) ? crowdFollowsKnownMs : followsKnownMs;
  }

  /** Whether a fault kept the follows from being loaded in time. */
  #followsWereOutOfReach(moment: number): boolean {
    return this.#simulation.troubles.some(
      ({ from, until, incident }) =>
        incident.kind === 'requests' &&
        coversEndpoint(incident.endpoint, 'rest/user_follows') &&
        from <= moment &&
        until + longestAnswerMs >= moment - this.#followsKnownMs(moment),
    );
  }
}

/**
 * The key that all rows of one event share. For a goal it consists of the match, the score and the minute, whatever the
 * row's type. For a red card it is the id of its only row.
 */
function keyOf(row: LiveEventRow): string | null {
  const kind = classifyEvent(row.event_type);
  if (kind === 'other') return null;
  if (kind === 'red-card' || row.score_home === null) return row.id;
  return `${row.match_id} ${row.score_home}–${row.score_away} in minute ${row.minute}`;
}

// Rows and follows never change, and each is looked up often, so the results are cached.
const eventsByRow = new WeakMap<LiveEventRow, LiveEvent>();
const notifiedByFollows = new WeakMap<readonly PlannedFollow[], NotifiedFollows>();

function wants(follows: readonly PlannedFollow[], row: LiveEventRow, browser: SimulatedBrowser): boolean {
  const event = eventsByRow.get(row) ?? eventOf(row, browser);
  const notified = notifiedByFollows.get(follows) ?? notifiedFollows(follows.map(followOf), []);
  eventsByRow.set(row, event);
  notifiedByFollows.set(follows, notified);
  return passesFollows(event, notified);
}

function eventOf(row: LiveEventRow, browser: SimulatedBrowser): LiveEvent {
  const parsed = toLiveEvent(row, (_match: MatchId) => browser.competitionOf(row.match_id), 'truth');
  if (!parsed.ok) throw new TypeError(`A planned event does not parse: ${parsed.fault.message}`);
  return { ...parsed.value, matchTeamIds: browser.teamsOf(row.match_id) };
}

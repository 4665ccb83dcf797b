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

/** A change of follows made elsewhere is known after so long at the latest. */
const followsKnownMs = 40_000;
/** The device's and the server's clock count as the same within this. */
const clockNoiseMs = 3000;
const oldMs = 10_000;
/** A request without an answer fails after this. */
const longestAnswerMs = 15_000;

/** One goal or red card, for one spectator. */
export interface Debt {
  readonly key: string;
  /** Its rows. */
  readonly events: readonly TrueEvent[];
  /** When the last of them was written, milliseconds since 1970. */
  readonly writtenAt: number;
  /** Whether it must be announced. */
  readonly isOwed: boolean;
  /** Whether it may be announced. */
  readonly isAllowed: boolean;
}

/** What must and may be announced to each spectator, by what happened and what they follow. */
export class Debts {
  readonly #simulation: Simulation;
  /** When a browser was last hidden, offline or asleep. */
  readonly #hiddenAt = new Map<SimulatedBrowser, number>();

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
  }

  /** Once a second. */
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
    // Goals from long before are no news to who opens a tab now.
    if (lastWrittenAt < opened - oldMs) return { isOwed: false, isAllowed: false };
    const happenedAt = Math.min(...events.map(({ row }) => Date.parse(row.occurred_at)));
    // A tab that has been open since before the goal announces it; one that was opened later need not.
    const isSeenThrough = own.some((tab) => tab.isOpen && tab.openedAt + clockNoiseMs <= happenedAt);
    const writtenAt = Math.min(...events.map(({ at }) => at));
    // A hidden tab does not load the follows, so that former follows can hold for long.
    const isPlain =
      own.length === 1 && this.#hiddenAt.get(browser) === undefined && !this.#followsWereOutOfReach(writtenAt);
    const versions = browser.followsSince(isPlain ? writtenAt - followsKnownMs : -Infinity);
    const passes = versions.flatMap((follows) => events.map(({ row }) => wants(follows, row, browser)));
    // The row of a goal that is received first decides: that can be either.
    return { isOwed: isSeenThrough && passes.every((pass) => pass), isAllowed: passes.some((pass) => pass) };
  }

  /** Whether something kept the follows from being loaded in time. */
  #followsWereOutOfReach(moment: number): boolean {
    return this.#simulation.troubles.some(
      ({ from, until, incident }) =>
        incident.kind === 'requests' &&
        coversEndpoint(incident.endpoint, 'rest/user_follows') &&
        from <= moment &&
        until + longestAnswerMs >= moment - followsKnownMs,
    );
  }
}

/** The key of rows of one event: of a goal its match, score and minute, whatever its type; of a red card its own row. */
function keyOf(row: LiveEventRow): string | null {
  const kind = classifyEvent(row.event_type);
  if (kind === 'other') return null;
  if (kind === 'red-card' || row.score_home === null) return row.id;
  return `${row.match_id} ${row.score_home}–${row.score_away} in minute ${row.minute}`;
}

// Rows and follows never change, and each is looked up many times.
const eventsByRow = new WeakMap<LiveEventRow, LiveEvent>();
const notifiedByFollows = new WeakMap<readonly PlannedFollow[], NotifiedFollows>();

function wants(follows: readonly PlannedFollow[], row: LiveEventRow, browser: SimulatedBrowser): boolean {
  const event = eventsByRow.get(row) ?? eventOf(row, browser);
  const notified = notifiedByFollows.get(follows) ?? notifiedFollows(follows.map(followOf));
  eventsByRow.set(row, event);
  notifiedByFollows.set(follows, notified);
  return passesFollows(event, notified);
}

function eventOf(row: LiveEventRow, browser: SimulatedBrowser): LiveEvent {
  const parsed = toLiveEvent(row, (_match: MatchId) => browser.competitionOf(row.match_id), 'truth');
  if (!parsed.ok) throw new TypeError(`A planned event is none: ${parsed.fault.message}`);
  return { ...parsed.value, matchTeamIds: browser.teamsOf(row.match_id) };
}

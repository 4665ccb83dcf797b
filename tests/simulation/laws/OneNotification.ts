import { type LiveEventRow, toLiveEvent } from '@tribunen/contract';
import { classifyEvent, type LiveEvent, type MatchId, notifiedFollows, passesFollows } from '@tribunen/domain';
import type { TrueEvent } from '../football/Truth.ts';
import { coversEndpoint } from '../plan/coversEndpoint.ts';
import type { PlannedFollow } from '../plan/SimulationPlan.ts';
import { followOf } from '../plan/followOf.ts';
import type { SimulatedBrowser } from '../spectator/SimulatedBrowser.ts';
import type { Told } from '../spectator/SimulatedTab.ts';
import type { Law, LawCourt } from './Law.ts';

/** Follows that were changed elsewhere are known after so long, at the latest. */
const followsKnownMs = 40_000;
/** The device's clock and the server's are taken for the same within this. */
const clockNoiseMs = 3000;
const oldMs = 10_000;
/** A request that is never answered is given up after this. */
const longestAnswerMs = 15_000;

/** What is owed of one goal or red card to one spectator. */
interface Owed {
  readonly key: string;
  readonly events: readonly TrueEvent[];
  readonly least: 0 | 1;
  readonly most: 0 | 1;
}

/**
 * Law 2: of every goal and red card since the engine began that the follows ask for a spectator is told once, in one of the tabs and in
 * one way; of anything else never. Nor does it sound more often than there was something to tell, or an engine decide twice of the same.
 */
export class OneNotification implements Law {
  readonly number = 2;
  readonly name = 'one notification, in one tab, once';
  checks = 0;
  readonly #court: LawCourt;

  /** When a browser was last hidden, offline or asleep. */
  readonly #hiddenAt = new Map<SimulatedBrowser, number>();

  constructor(court: LawCourt) {
    this.#court = court;
  }

  /** Never twice, and never what was not owed: that is known at once. */
  look(): void {
    const { browsers, time } = this.#court.simulation;
    for (const browser of browsers) {
      const isFree = browser.isOnline && browser.tabs.some(({ isVisible, realm }) => isVisible && realm.isAwake);
      if (!isFree) this.#hiddenAt.set(browser, time.now);
      this.#judge(browser, false);
    }
  }

  settled(): void {
    for (const browser of this.#court.simulation.browsers) this.#judge(browser, true);
  }

  /** Whether something is owed that has not been told yet. */
  isWaiting(): boolean {
    return this.#court.simulation.browsers.some((browser) => {
      const told = this.#toldIn(browser);
      return this.#owedTo(browser).some(({ least, events }) => least > 0 && !told.some((each) => isOf(each, events)));
    });
  }

  #toldIn(browser: SimulatedBrowser): readonly Told[] {
    return this.#court.simulation.tabs.filter((tab) => tab.browser === browser).flatMap(({ told }) => told);
  }

  readonly #toldBefore = new Map<SimulatedBrowser, number>();

  #judge(browser: SimulatedBrowser, isOver: boolean): void {
    const told = this.#toldIn(browser);
    // Between two looks at the same nothing can be broken but by what is missing.
    if (!isOver && this.#toldBefore.get(browser) === told.length) return;
    this.#toldBefore.set(browser, told.length);
    const owed = this.#owedTo(browser);
    const tabs = this.#court.simulation.tabs.filter((tab) => tab.browser === browser);
    for (const { key, least, most, events } of owed) {
      this.checks += 1;
      const times = told.filter((each) => isOf(each, events));
      if (times.length > most) {
        const how = times.map((each) => each.how).join(', ');
        this.#court.broken(
          this,
          `${browser.name} is told ${times.length} times of ${key} (${how}), and ${most} is the most`,
        );
      }
      for (const tab of tabs) {
        const decided = tab.decided.filter((id) => events.some(({ row }) => row.id === id));
        if (decided.length > 1)
          this.#court.broken(this, `${tab.name} decides ${decided.length} times to tell of ${key}`);
      }
      if (isOver && times.length < least) this.#court.broken(this, `${browser.name} is never told of ${key}`);
    }
    for (const each of told) {
      if (!owed.some(({ events }) => isOf(each, events)))
        this.#court.broken(this, `${browser.name} is told of ${each.event}, which is no goal and no red card`);
    }
    const sounds = tabs.reduce((sum, tab) => sum + tab.sounds, 0);
    const tellable = owed.filter(({ most }) => most > 0).length;
    if (sounds > tellable) this.#court.broken(this, `${browser.name} hears ${sounds} sounds for ${tellable} events`);
  }

  #owedTo(browser: SimulatedBrowser): readonly Owed[] {
    const groups = new Map<string, TrueEvent[]>();
    for (const told of this.#court.simulation.truth.events) {
      const key = keyOf(told.row);
      if (key !== null) groups.set(key, [...(groups.get(key) ?? []), told]);
    }
    return [...groups].map(([key, events]) => ({ key, events, ...this.#measure(browser, events) }));
  }

  #measure(browser: SimulatedBrowser, events: readonly TrueEvent[]): Pick<Owed, 'least' | 'most'> {
    if (browser.userId === null) return { least: 0, most: 0 };
    const { time, tabs } = this.#court.simulation;
    const happenedAt = Math.min(...events.map(({ row }) => Date.parse(row.occurred_at)));
    // Who was there from before it until now has seen it; a tab that was opened later is not told of before.
    const isSeenThrough = tabs.some(
      (tab) => tab.browser === browser && tab.isOpen && tab.openedAt + clockNoiseMs <= happenedAt,
    );
    const writtenAt = Math.min(...events.map(({ at }) => at));
    // A hidden tab does not ask what is followed, so that what was followed before can hold for long.
    const own = tabs.filter((tab) => tab.browser === browser);
    const isPlain =
      own.length === 1 && this.#hiddenAt.get(browser) === undefined && !this.#followsWereOutOfReach(writtenAt);
    const versions = browser.followsSince(isPlain ? writtenAt - followsKnownMs : -Infinity);
    const passes = versions.map((follows) => events.map(({ row }) => wants(follows, row, browser)));
    // Of two rows of one goal the first that is known decides: that can be either.
    const may = passes.flat().some((pass) => pass);
    const must = passes.flat().every((pass) => pass);
    const isTooNew = time.now - Math.max(...events.map(({ at }) => at)) < 20_000;
    const opened = Math.min(...own.map(({ openedAt }) => openedAt));
    // Last half-time's goals are no news to who comes now.
    if (Math.max(...events.map(({ at }) => at)) < opened - oldMs) return { least: 0, most: 0 };
    return { least: must && isSeenThrough && !isTooNew ? 1 : 0, most: may ? 1 : 0 };
  }

  /** Whether something stood in the way of asking what is followed, so that a change of it was not known in time. */
  #followsWereOutOfReach(moment: number): boolean {
    return this.#court.simulation.troubles.some(
      ({ from, until, incident }) =>
        incident.kind === 'requests' &&
        coversEndpoint(incident.endpoint, 'rest/user_follows') &&
        from <= moment &&
        until + longestAnswerMs >= moment - followsKnownMs,
    );
  }
}

/** Rows that tell the same: a goal is told by its match, score and minute, in whatever words; a red card by its own row. */
function keyOf(row: LiveEventRow): string | null {
  const kind = classifyEvent(row.event_type);
  if (kind === 'other') return null;
  if (kind === 'red-card' || row.score_home === null) return row.id;
  return `${row.match_id} ${row.score_home}–${row.score_away} in minute ${row.minute}`;
}

function isOf({ event }: Told, events: readonly TrueEvent[]): boolean {
  return events.some(({ row }) => row.id === event);
}

function wants(follows: readonly PlannedFollow[], row: LiveEventRow, browser: SimulatedBrowser): boolean {
  const event = eventOf(row, browser);
  return event !== null && passesFollows(event, notifiedFollows(follows.map(followOf)));
}

function eventOf(row: LiveEventRow, browser: SimulatedBrowser): LiveEvent | null {
  const parsed = toLiveEvent(row, (_match: MatchId) => browser.competitionOf(row.match_id), 'truth');
  return parsed.ok ? { ...parsed.value, matchTeamIds: browser.teamsOf(row.match_id) } : null;
}

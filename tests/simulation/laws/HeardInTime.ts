import { cadence } from '@tribunen/domain';
import { coversEndpoint } from '../plan/coversEndpoint.ts';
import type { Incident } from '../plan/SimulationPlan.ts';
import type { AskedRequest } from '../run/Witness.ts';
import type { SimulatedBrowser } from '../spectator/SimulatedBrowser.ts';
import type { Told } from '../spectator/SimulatedTab.ts';
import type { Debts } from './Debts.ts';
import type { Law, LawCourt } from './Law.ts';
import { isToldOf, toldIn } from './toldIn.ts';

const second = 1000;
/** From its row to its card a goal is on its way for no longer. */
const promptMs = second;
/** And after an answer that it is in, or that has it on a further page, for no longer. */
const graceMs = 5 * second;
/** A page has loaded what it shows first, and what befell it before, a dead socket too, is felt no more. */
const undisturbedMs = 40 * second;
/** The device's clock and the server's are taken for the same within this. */
const clockNoiseMs = 3 * second;
/** What is older is told without a sound. */
const audibleMs = cadence.engine.bannerInTurn - clockNoiseMs;

/** An answer to what all matches have told. */
interface Poll {
  readonly beganAt: number;
  readonly endedAt: number;
  /** From when on it was asked, milliseconds since 1970. */
  readonly since: number;
}

/**
 * Law 2, in time, of one tab that is looked at. Where nothing goes wrong a card comes up within a second of its row, or of when the card
 * before it is gone; where only the table of events can be read, within five seconds of the first answer. And what is told anywhere while
 * it is new is heard.
 */
export class HeardInTime implements Law {
  readonly number = 2;
  readonly name = 'what is told is heard, and told in time';
  checks = 0;
  readonly #court: LawCourt;
  readonly #debts: Debts;
  /** How much of what a browser was told has been judged. */
  readonly #judged = new Map<SimulatedBrowser, number>();
  /** The last answers of each page, until one of them has had its time. */
  readonly #polls = new Map<string, Poll[]>();

  constructor(court: LawCourt, debts: Debts) {
    this.#court = court;
    this.#debts = debts;
  }

  requestEnded({ page, source, what, succeeded, beganAt, endedAt }: AskedRequest): void {
    if (source !== 'events' || !succeeded || endedAt === null || what.includes('match_id=')) return;
    const since = /occurred_at=gte\.([^&]+)/.exec(what)?.[1];
    if (since === undefined) return;
    const polls = this.#polls.get(page.name) ?? [];
    polls.push({ beganAt, endedAt, since: Date.parse(decodeURIComponent(since)) });
    this.#polls.set(page.name, polls);
  }

  look(): void {
    const { simulation } = this.#court;
    for (const browser of simulation.browsers) {
      const told = toldIn(simulation, browser);
      this.#judgeTold(browser, told);
      const poll = this.#ripePollOf(browser);
      if (poll !== undefined) this.#mustBeTold(browser, poll, told);
    }
  }

  #judgeTold(browser: SimulatedBrowser, told: readonly Told[]): void {
    const judged = this.#judged.get(browser) ?? 0;
    if (told.length === judged) return;
    this.#judged.set(browser, told.length);
    this.#mustBeHeard(browser, told);
    for (const [index, each] of told.entries()) {
      if (index >= judged) this.#mustBePrompt(browser, each, told[index - 1]);
    }
  }

  /** Every speaker may play here, and none is muted: only what is gathered may be silent. */
  #mustBeHeard(browser: SimulatedBrowser, told: readonly Told[]): void {
    const audible = told.filter((each) => each.how !== 'gathered card' && this.#ageOf(each) < audibleMs);
    const sounds = this.#court.simulation.tabs
      .filter((tab) => tab.browser === browser)
      .reduce((sum, tab) => sum + tab.sounds, 0);
    this.checks += 1;
    if (sounds < audible.length) {
      this.#court.broken(this, `${browser.name} hears ${sounds} sounds for ${audible.length} that were told while new`);
    }
  }

  #ageOf({ event, at }: Told): number {
    const row = this.#court.simulation.truth.events.find((each) => each.row.id === event)?.row;
    return row === undefined ? Infinity : at - Date.parse(row.occurred_at);
  }

  #mustBePrompt(browser: SimulatedBrowser, { event, at }: Told, before: Told | undefined): void {
    const writtenAt = this.#court.simulation.truth.events.find(({ row }) => row.id === event)?.at;
    if (writtenAt === undefined || !this.#isSpared(browser, writtenAt - undisturbedMs, at, () => true)) return;
    this.checks += 1;
    const due = Math.max(writtenAt, before === undefined ? 0 : before.at + cadence.banner.close);
    if (at - due > promptMs) {
      this.#court.broken(this, `${browser.name} is told of ${event} ${at - due} ms after it could have been`);
    }
  }

  /** The newest answer that has had its time, once. */
  #ripePollOf({ tabs }: SimulatedBrowser): Poll | undefined {
    const [tab] = tabs;
    const polls = tab === undefined ? undefined : this.#polls.get(tab.name);
    if (tab === undefined || polls === undefined) return undefined;
    const ripe = polls.filter(({ endedAt }) => endedAt <= this.#court.simulation.time.now - graceMs);
    if (ripe.length > 0) this.#polls.set(tab.name, polls.slice(ripe.length));
    return ripe.at(-1);
  }

  #mustBeTold(browser: SimulatedBrowser, { beganAt, since }: Poll, told: readonly Told[]): void {
    const { now } = this.#court.simulation.time;
    const lastAt = told.at(-1)?.at ?? 0;
    // What waits for the card that is up is not late.
    if (now - lastAt < cadence.banner.close + promptMs || !this.#isSpared(browser, beganAt, now, hidesEvents)) return;
    for (const debt of this.#debts.of(browser)) {
      const happenedAt = Math.min(...debt.events.map(({ row }) => Date.parse(row.occurred_at)));
      if (!debt.isOwed || debt.writtenAt >= beganAt || happenedAt < since) continue;
      this.checks += 1;
      if (told.some((each) => isToldOf(each, debt))) continue;
      this.#court.broken(this, `${browser.name} has read of ${debt.key} ${now - beganAt} ms ago, and is not told`);
    }
  }

  /** Whether one tab alone was looked at all the time, and nothing that is harmful befell it. */
  #isSpared(
    browser: SimulatedBrowser,
    from: number,
    until: number,
    isHarmful: (incident: Incident) => boolean,
  ): boolean {
    const { tabs, troubles, browsers } = this.#court.simulation;
    const [own, ...others] = tabs.filter((tab) => tab.browser === browser);
    if (own === undefined || others.length > 0 || !own.isVisible || own.turnedAt > from) return false;
    return !troubles.some(
      ({ from: began, until: ended, incident }) =>
        began <= until &&
        ended >= from &&
        isHarmful(incident) &&
        !('browser' in incident && browsers[incident.browser] !== browser),
    );
  }
}

/** Whether an incident can keep from a page what the table of events tells, or what is to be told of it. */
function hidesEvents(incident: Incident): boolean {
  const { kind } = incident;
  if (kind !== 'requests') return kind !== 'line' && kind !== 'busy' && kind !== 'silence';
  const { endpoint } = incident;
  return coversEndpoint(endpoint, 'rest/live_events_new') || coversEndpoint(endpoint, 'rest/user_follows');
}

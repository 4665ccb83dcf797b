import { cadence } from '@tribunen/domain';
import { coversEndpoint } from '../plan/coversEndpoint.ts';
import type { Incident } from '../plan/SimulationPlan.ts';
import type { AskedRequest } from '../run/Witness.ts';
import type { SimulatedBrowser } from '../spectator/SimulatedBrowser.ts';
import type { Announcement } from '../spectator/SimulatedTab.ts';
import type { Debts } from './Debts.ts';
import type { Law, LawCourt } from './Law.ts';
import { isAnnouncementOf, announcementsIn } from './announcementsIn.ts';

const second = 1000;
/** How long after its row is written a goal's card may appear. */
const promptMs = second;
/** The same in mode `crowd`, in which the backend sends goals at most once a second. */
const crowdPromptMs = 2.2 * second;
/**
 * How long after the end of mode `crowd` a page may keep the topics of a crowd, until the page has learned of the end
 * and has joined the other topics.
 */
const crowdLinger = 45 * second;
/** How long a page may take to announce a goal after a response that contains it. */
const graceMs = 5 * second;
/** After this time a page has finished its first load, and has recovered from earlier faults, such as a dead socket. */
const undisturbedMs = 40 * second;
/** Smaller differences between the device's clock and the server's are ignored. */
const clockNoiseMs = 3 * second;
/** Events older than this are announced without a sound. */
const audibleMs = cadence.engine.bannerInTurn - clockNoiseMs;

/** A response with the events of all matches. */
interface Poll {
  readonly beganAt: number;
  readonly endedAt: number;
  /** The moment from which the response contains events, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * The time limits of law 2, for a browser with a single visible tab. Without faults, a card appears within a second
 * after its row is written, or after the previous card closes. If only the table of events is readable, the card
 * appears within five seconds after the first response that contains the row. An announcement of a recent event also
 * has a sound.
 */
export class PromptAnnouncements implements Law {
  readonly number = 2;
  readonly name = 'an announcement has a sound, and is made in time';
  checks = 0;
  readonly #court: LawCourt;
  readonly #debts: Debts;
  /** How many of a browser's announcements have been judged. */
  readonly #judged = new Map<SimulatedBrowser, number>();
  /** The responses that each page has received, and whose events it need not have announced yet. */
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
      const announced = announcementsIn(simulation, browser);
      this.#judgeNew(browser, announced);
      const poll = this.#ripePollOf(browser);
      if (poll !== undefined) this.#mustBeAnnounced(browser, poll, announced);
    }
  }

  #judgeNew(browser: SimulatedBrowser, announced: readonly Announcement[]): void {
    const judged = this.#judged.get(browser) ?? 0;
    if (announced.length === judged) return;
    this.#judged.set(browser, announced.length);
    this.#mustSound(browser, announced);
    for (const [index, each] of announced.entries()) {
      if (index >= judged) this.#mustBePrompt(browser, each, announced[index - 1]);
    }
  }

  /**
   * Checks the sound of an announcement. In the simulation every audio output may play and none is muted, so only a
   * card that sums up several events may be silent.
   */
  #mustSound(browser: SimulatedBrowser, announced: readonly Announcement[]): void {
    const audible = announced.filter((each) => each.how !== 'gathered card' && this.#ageOf(each) < audibleMs);
    const sounds = this.#court.simulation.tabs
      .filter((tab) => tab.device === browser)
      .reduce((sum, tab) => sum + tab.sounds, 0);
    this.checks += 1;
    if (sounds < audible.length) {
      this.#court.broken(
        this,
        `${browser.name} plays ${sounds} sounds for ${audible.length} announcements of something new`,
      );
    }
  }

  #ageOf({ event, at }: Announcement): number {
    const row = this.#court.simulation.truth.events.find((each) => each.row.id === event)?.row;
    return row === undefined ? Infinity : at - Date.parse(row.occurred_at);
  }

  #mustBePrompt(browser: SimulatedBrowser, { event, at }: Announcement, before: Announcement | undefined): void {
    const writtenAt = this.#court.simulation.truth.events.find(({ row }) => row.id === event)?.at;
    if (
      writtenAt === undefined ||
      !this.#isSpared(browser, writtenAt - undisturbedMs, at, ({ kind }) => kind !== 'crowd')
    )
      return;
    this.checks += 1;
    const due = Math.max(writtenAt, before === undefined ? 0 : before.at + cadence.banner.close);
    const prompt = this.#court.simulation.wasCrowdedSince(writtenAt - crowdLinger) ? crowdPromptMs : promptMs;
    if (at - due > prompt) {
      this.#court.broken(this, `${browser.name} announces ${event} ${at - due} ms later than it could`);
    }
  }

  /**
   * Returns the newest response whose events must have been announced by now, and removes it and all earlier responses.
   */
  #ripePollOf({ tabs }: SimulatedBrowser): Poll | undefined {
    const [tab] = tabs;
    const polls = tab === undefined ? undefined : this.#polls.get(tab.name);
    if (tab === undefined || polls === undefined) return undefined;
    const ripe = polls.filter(({ endedAt }) => endedAt <= this.#court.simulation.time.now - graceMs);
    if (ripe.length > 0) this.#polls.set(tab.name, polls.slice(ripe.length));
    return ripe.at(-1);
  }

  #mustBeAnnounced(browser: SimulatedBrowser, { beganAt, since }: Poll, announced: readonly Announcement[]): void {
    const { now } = this.#court.simulation.time;
    const lastAt = announced.at(-1)?.at ?? 0;
    // A card that waits for the previous card to close is not late.
    if (now - lastAt < cadence.banner.close + promptMs || !this.#isSpared(browser, beganAt, now, hidesEvents)) return;
    for (const debt of this.#debts.of(browser)) {
      const happenedAt = Math.min(...debt.events.map(({ row }) => Date.parse(row.occurred_at)));
      if (!debt.isOwed || debt.writtenAt >= beganAt || happenedAt < since) continue;
      this.checks += 1;
      if (announced.some((each) => isAnnouncementOf(each, debt))) continue;
      this.#court.broken(
        this,
        `${browser.name} received ${debt.key} ${now - beganAt} ms ago, and has not announced it`,
      );
    }
  }

  /** Whether the browser had a single tab, which was visible all the time, and no harmful incident affected it. */
  #isSpared(
    browser: SimulatedBrowser,
    from: number,
    until: number,
    isHarmful: (incident: Incident) => boolean,
  ): boolean {
    const { tabs, troubles, browsers } = this.#court.simulation;
    const [own, ...others] = tabs.filter((tab) => tab.device === browser);
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

/** Whether an incident can make the table of events, or the follows, unreachable for a page. */
function hidesEvents(incident: Incident): boolean {
  const { kind } = incident;
  if (kind !== 'requests') return !['line', 'busy', 'silence', 'crowd'].includes(kind);
  const { endpoint } = incident;
  return coversEndpoint(endpoint, 'rest/live_events_new') || coversEndpoint(endpoint, 'rest/user_follows');
}

import { epochMs, instantAt, type Match, type MatchReport, type Side } from '@tribunen/domain';
import type { LiveMatchRow } from '@tribunen/contract';
import { isShownIn, type TrueMessage } from '../football/Truth.ts';
import type { AskedRequest } from '../run/Witness.ts';
import type { Device } from '../spectator/Device.ts';
import type { Said, SimulatedTab } from '../spectator/SimulatedTab.ts';
import type { Channel } from './Channel.ts';
import { freeFrom } from './freeFrom.ts';
import type { Law, LawCourt } from './Law.ts';

const second = 1000;
/** A state that is due must reach a tab within this time if no fault hinders the tab. */
const lateMs = 45 * second;
const sides = ['home', 'away'] as const satisfies readonly Side[];
const redCards = ['RED_CARD', 'YELLOW_RED_CARD'];
const cards = [...redCards, 'YELLOW_CARD'];

/** What a device has already shown of a match. It may show this again after its spectator has chosen a longer delay. */
interface Seen {
  readonly hasBegun: boolean;
  readonly updatedAt: string;
  readonly goals: Readonly<Record<Side, number>>;
  readonly reds: number;
  readonly cards: number;
}

const nothing: Seen = { hasBegun: false, updatedAt: '', goals: { home: 0, away: 0 }, reds: 0, cards: 0 };

/** What a device has already shown of its messages. */
interface Read {
  readonly messages: Set<string>;
  /** The highest number on the app's icon. */
  badge: number;
}

/**
 * Law 6: no channel of a device reveals anything about a match before the spectator may know it (KNOWN-1), or anything
 * at all about a match whose result is hidden. At the end of a run the list shows every state that is due.
 */
export class NothingBeforeItsTime implements Law {
  readonly number = 6;
  readonly name = 'nothing is known before its time';
  checks = 0;
  readonly #court: LawCourt;
  readonly #only: Channel | null;
  readonly #seen = new Map<Device, Map<string, Seen>>();
  readonly #read = new Map<Device, Read>();
  /** How many announcements, sounds and corrections of each tab have been judged. */
  readonly #judged = new Map<SimulatedTab, { announcements: number; sounds: number; corrections: number }>();
  /** For each device, the due events that its tabs have decided to announce. Each of them allows one sound. */
  readonly #decided = new Map<Device, Set<string>>();
  /** How often a tab has shown a floodlight on each side of a match. */
  readonly #lightings = new Map<SimulatedTab, Map<string, number>>();

  /**
   * @param only the one channel to observe, to prove that the law finds a bug on this channel alone; null to observe
   * all channels
   */
  constructor(court: LawCourt, only: Channel | null) {
    this.#court = court;
    this.#only = only;
  }

  tabOpened(tab: SimulatedTab): void {
    this.#judged.set(tab, { announcements: 0, sounds: 0, corrections: 0 });
    tab.queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') this.#judgeViews(tab);
    });
    let lit = tab.lights.current();
    tab.lights.subscribe(() => {
      const before = lit;
      lit = tab.lights.current();
      for (const [match, ofMatch] of lit) {
        for (const side of ofMatch) if (before.get(match)?.has(side) !== true) this.#judgeLight(tab, match, side);
      }
    });
    tab.onSaid.push((said) => this.#judgeWords(tab, 'live region', said));
    tab.onPost.push((data) => {
      this.checks += 1;
      const secret = this.#secretIn(tab.device, data);
      if (secret !== null) this.#leaks('tab message', tab, `sends another tab ${secret}`);
    });
  }

  /**
   * Checks requests for the changes since a tab's newest state, because the time of that state is in the request and
   * reveals when a match last changed.
   */
  requestBegan({ page, what }: AskedRequest): void {
    const tab = this.#court.simulation.tabs.find(({ realm }) => realm === page);
    const since = /updated_at=gte\.([^&]+)/.exec(decodeURIComponent(what))?.[1];
    if (tab === undefined || since === undefined) return;
    this.checks += 1;
    const { truth } = this.#court.simulation;
    const changed = truth.matches.filter((match) => truth.rowsOf(match, since).length > 0);
    if (
      changed.length > 0 &&
      !changed.some((match) => this.#knownRows(tab, match).some(({ updated_at }) => updated_at === since))
    ) {
      this.#leaks('request', tab, `requests ${what}, the time of a state of ${changed.join()}`);
    }
  }

  look(): void {
    for (const tab of this.#court.simulation.tabs) {
      if (!tab.isRunning || !tab.realm.isAwake) continue;
      tab.showSurroundings();
      this.#judgeViews(tab);
      this.#judgeAnnouncements(tab);
      this.#judgeMessages(tab);
      this.#judgeTables(tab);
      // A text was judged when it appeared. While it remains in the live region it is judged again, because it must
      // disappear as soon as the result of its match is hidden.
      for (const said of tab.said) this.#judgeWords(tab, 'live region', said);
    }
  }

  settled(): void {
    const { simulation } = this.#court;
    for (const tab of simulation.tabs) {
      if (!tab.isRunning || !tab.isVisible) continue;
      for (const match of tab.shown) {
        const behind = tab.device.knowledge.behindSeconds(match.id);
        const from = this.#now - behind * second - lateMs;
        // A page that has missed a state shows the next state when that is due (KNOWN-3).
        const undisturbedSince = Math.max(
          tab.openedAt,
          tab.device.knowledge.chosenAt,
          freeFrom(tab.device, simulation),
        );
        if (undisturbedSince > from) continue;
        this.checks += 1;
        const due = simulation.truth.stateAt(match.id, from);
        if (due === undefined || simulation.truth.isAtLeast(match, due.row)) continue;
        this.#court.broken(this, `${tab.name} still shows ${lineOf(match)}, and ${JSON.stringify(due.row)} is due`);
      }
    }
  }

  get #now(): number {
    return this.#court.simulation.time.now;
  }

  #leaks(channel: Channel, tab: SimulatedTab, what: string): void {
    if (this.#only === null || this.#only === channel) this.#court.broken(this, `[${channel}] ${tab.name} ${what}`);
  }

  #seenOf({ device }: SimulatedTab, match: string): Seen {
    return this.#seen.get(device)?.get(match) ?? nothing;
  }

  #sees({ device }: SimulatedTab, match: string, seen: Partial<Seen>): void {
    const ofDevice = this.#seen.get(device) ?? new Map<string, Seen>();
    this.#seen.set(device, ofDevice.set(match, { ...(ofDevice.get(match) ?? nothing), ...seen }));
  }

  /**
   * The rows of a match that a tab's spectator may know: those that are due, and those that the device has shown
   * before.
   */
  #knownRows(tab: SimulatedTab, match: string): readonly LiveMatchRow[] {
    const until = this.#dueUntil(tab.device, match);
    const { updatedAt } = this.#seenOf(tab, match);
    return this.#court.simulation.truth
      .statesOf(match)
      .map(({ row }) => row)
      .filter(({ updated_at }) => updated_at <= until || updated_at <= updatedAt);
  }

  #dueUntil(device: Device, match: string, at = this.#now): string {
    const behind = device.knowledge.behindSeconds(match, at);
    return behind === Infinity ? '' : instantAt(at - behind * second);
  }

  #isDue(device: Device, event: string, at: number): boolean {
    const row = this.#court.simulation.truth.events.find((each) => each.row.id === event)?.row;
    return row !== undefined && row.occurred_at <= this.#dueUntil(device, row.match_id, at);
  }

  #judgeViews(tab: SimulatedTab): void {
    for (const match of tab.shown) this.#judgeMatch(tab, match, 'list');
    const { openReport } = tab;
    if (openReport === undefined) return;
    this.#judgeMatch(tab, openReport.match, 'report');
    this.#judgeEvents(tab, openReport);
    if (tab.title !== null) this.#judgeWords(tab, 'title', { text: tab.title, matches: [openReport.match.id] });
  }

  #judgeMatch(tab: SimulatedTab, match: Match, channel: Channel): void {
    this.checks += 1;
    const { id, status, updatedAt } = match;
    const hasScore = match.score.fullTime.home !== null;
    const behind = tab.device.knowledge.behindSeconds(id);
    const reds = match.redCards.home + match.redCards.away;
    const seen = this.#seenOf(tab, id);
    if (reds > Math.max(seen.reds, this.#dueOf(tab, id, redCards))) {
      this.#leaks(channel, tab, `shows ${reds} red cards of ${id}, ${behind} s behind`);
    } else this.#sees(tab, id, { reds: Math.max(seen.reds, reds) });
    if (!hasScore) {
      if (status === 'TIMED') return;
      // The view may show that the match has begun, and nothing else (KNOWN-3).
      const hasBegun = epochMs(match.utcKickoff) + behind * second <= this.#now;
      if (updatedAt === null && (hasBegun || (seen.hasBegun && behind < Infinity))) {
        return this.#sees(tab, id, { hasBegun: true });
      }
    }
    const rows = behind === Infinity ? [] : this.#knownRows(tab, id);
    const isKnown =
      rows.some((row) => isShownIn(match, row)) && rows.some((row) => row.updated_at >= (updatedAt ?? ''));
    // A leak on one channel does not allow another channel to leak the same.
    if (!isKnown) return this.#leaks(channel, tab, `shows ${lineOf(match)} of ${id}, ${behind} s behind`);
    this.#sees(tab, id, { hasBegun: true, updatedAt: max(seen.updatedAt, updatedAt ?? '') });
  }

  /** How many events of a match are due, of these kinds. */
  #dueOf({ device }: SimulatedTab, match: string, kinds: readonly string[]): number {
    const until = this.#dueUntil(device, match);
    return this.#court.simulation.truth.events.filter(
      ({ row }) => row.match_id === match && kinds.includes(row.event_type) && row.occurred_at <= until,
    ).length;
  }

  /** Checks that a report lists no more goals than the known scores have, and no more cards than are due (KNOWN-4). */
  #judgeEvents(tab: SimulatedTab, { match, events }: MatchReport): void {
    const behind = tab.device.knowledge.behindSeconds(match.id);
    const seen = this.#seenOf(tab, match.id);
    const rows = this.#knownRows(tab, match.id);
    const goals = { home: 0, away: 0 };
    for (const event of events) if (event.type === 'GOAL' && !event.cancelled) goals[event.teamSide] += 1;
    for (const side of sides) {
      const most = Math.max(
        ...rows.map((row) => row[`score_${side}`] ?? 0),
        behind === Infinity ? 0 : seen.goals[side],
      );
      if (behind > 0 && goals[side] > most) {
        this.#leaks('report', tab, `reports ${goals[side]} goals (${side}) of ${match.id}, and ${most} are due`);
      }
    }
    const shown = events.filter(({ type }) => type === 'YELLOW_CARD' || type === 'RED_CARD').length;
    const due = Math.max(seen.cards, this.#dueOf(tab, match.id, cards));
    if (behind > 0 && shown > due) {
      this.#leaks('report', tab, `reports ${shown} cards of ${match.id}, and ${due} are due`);
    }
    this.#sees(tab, match.id, {
      cards: Math.max(seen.cards, shown),
      goals: { home: Math.max(goals.home, seen.goals.home), away: Math.max(goals.away, seen.goals.away) },
    });
  }

  /** Checks that a text names only known scores: those of a known state, or of a goal that is due before its state. */
  #judgeWords(tab: SimulatedTab, channel: Channel, { text, matches }: Said): void {
    this.checks += 1;
    const { device } = tab;
    const told = [...text.matchAll(/(\d+)\s*–\s*(\d+)/g)].map(([, home, away]) => `${home}–${away}`);
    if (told.length === 0) return;
    const known = new Set(
      matches.flatMap((match) => [
        ...(device.knowledge.behindSeconds(match) === Infinity ? [] : this.#knownRows(tab, match)).map(scoreOf),
        ...this.#court.simulation.truth.events
          .filter(({ row }) => row.match_id === match && this.#isDue(device, row.id, this.#now))
          .map(({ row }) => scoreOf(row)),
      ]),
    );
    for (const score of told) {
      if (!known.has(score)) this.#leaks(channel, tab, `says «${text}», and ${score} of ${matches.join()} is not due`);
    }
  }

  #judgeAnnouncements(tab: SimulatedTab): void {
    const judged = this.#judged.get(tab);
    if (judged === undefined) return;
    const { announcements, soundedAt, corrections, device } = tab;
    for (const { event, how, at } of announcements.slice(judged.announcements)) {
      this.checks += 1;
      if (!this.#isDue(device, event, at)) this.#leaks('announcement', tab, `announces ${event} by ${how} too early`);
    }
    for (const at of soundedAt.slice(judged.sounds)) {
      this.checks += 1;
      const ofDevice = this.#court.simulation.tabs.filter((other) => other.device === device);
      const due = this.#decided.get(device) ?? new Set();
      this.#decided.set(device, due);
      // The entries contain the tab's name, because a reloaded page may announce an event again, once the match's
      // result is shown again.
      for (const { name, decided } of ofDevice) {
        for (const event of decided) if (this.#isDue(device, event, at)) due.add(`${name} ${event}`);
      }
      const sounds = ofDevice.flatMap((other) => other.soundedAt.filter((moment) => moment <= at)).length;
      if (sounds > due.size) this.#leaks('sound', tab, `has sounded ${sounds} times, and ${due.size} events are due`);
    }
    for (const { match, before, after } of corrections.slice(judged.corrections)) {
      this.checks += 1;
      const rows = this.#knownRows(tab, match.id);
      const first = rows.findIndex((row) => row.score_home === before.home && row.score_away === before.away);
      const isKnown = rows.some(
        (row, index) => first >= 0 && index > first && row.score_home === after.home && row.score_away === after.away,
      );
      if (!isKnown) this.#leaks('toast', tab, `says that ${match.id} was corrected to ${after.home}–${after.away}`);
    }
    this.#judged.set(tab, {
      announcements: announcements.length,
      sounds: soundedAt.length,
      corrections: corrections.length,
    });
  }

  /**
   * Checks that a message is shown only after its reader has seen as much of the match as its writer had when writing
   * it (KNOWN-7, KNOWN-13).
   */
  #judgeMessages(tab: SimulatedTab): void {
    const { device, openMatch, badge, messages } = tab;
    const read = this.#read.get(device) ?? { messages: new Set(), badge: 0 };
    this.#read.set(device, read);
    const { truth } = this.#court.simulation;
    for (const id of messages) {
      this.checks += 1;
      const message = truth.messages.get(id);
      const behind = openMatch === null ? 0 : device.knowledge.behindSeconds(openMatch);
      if (message !== undefined && !read.messages.has(id) && !this.#isRead(message, behind)) {
        this.#leaks('chat', tab, `shows a message of ${instantAt(message.at)}, ${behind} s behind`);
      } else read.messages.add(id);
    }
    this.checks += 1;
    const behind = device.knowledge.friendsBehindSeconds();
    const sent = [...truth.messages.values()].filter(({ to }) => to !== null && to === device.userId);
    const due = sent.filter((message) => this.#isRead(message, behind)).length;
    if (badge > Math.max(due, read.badge)) this.#leaks('badge', tab, `counts ${badge} messages, and ${due} are due`);
    else read.badge = Math.max(badge, read.badge);
  }

  #isRead({ at, behindSeconds }: TrueMessage, readerBehind: number): boolean {
    return at + (readerBehind - behindSeconds) * second <= this.#now;
  }

  /** Checks that a table counts only known results (KNOWN-10). */
  #judgeTables(tab: SimulatedTab): void {
    for (const { team, playedGames } of tab.tables.flatMap(({ type, rows }) => (type === 'TOTAL' ? rows : []))) {
      this.checks += 1;
      const ended = this.#court.simulation.plan.matches.filter(
        ({ id, home, away }) =>
          [home, away].some((side) => String(side.id) === team.id) &&
          tab.device.knowledge.behindSeconds(String(id)) < Infinity &&
          this.#knownRows(tab, String(id)).some(({ status }) => status === 'FINISHED'),
      );
      if (playedGames > ended.length) {
        this.#leaks('table', tab, `counts ${playedGames} results of ${team.name}, and ${ended.length} are due`);
      }
    }
  }

  /** Checks that a tab shows a side's floodlight no more often than the side's score has risen in the known states. */
  #judgeLight(tab: SimulatedTab, match: string, side: Side): void {
    this.checks += 1;
    const lightings = this.#lightings.get(tab) ?? new Map<string, number>();
    this.#lightings.set(tab, lightings);
    const lamp = `${match} ${side}`;
    const count = (lightings.get(lamp) ?? 0) + 1;
    lightings.set(lamp, count);
    const scores = this.#knownRows(tab, match).map((row) => row[`score_${side}`] ?? 0);
    const rises = scores.filter((score, index) => index > 0 && score > (scores[index - 1] ?? 0)).length;
    if (count > rises) this.#leaks('light', tab, `lights ${lamp} ${count} times, and ${rises} goals are due`);
  }

  /**
   * Looks in a message between tabs for a state or an event that the device may not know yet; null if there is none.
   */
  #secretIn(device: Device, data: unknown): string | null {
    if (typeof data !== 'object' || data === null) return null;
    const { matchId, updatedAt, status, id, occurredAt }: Partial<Record<string, unknown>> = { ...data };
    if (typeof matchId === 'string' && typeof updatedAt === 'string' && status !== 'TIMED') {
      const seen = this.#seen.get(device)?.get(matchId)?.updatedAt ?? '';
      if (updatedAt > this.#dueUntil(device, matchId) && updatedAt > seen) return `the state of ${updatedAt}`;
    }
    if (typeof matchId === 'string' && typeof id === 'string' && typeof occurredAt === 'string') {
      // A tab may send an event that is due even while the result of its match is hidden, because the other tabs may
      // know the event already.
      const delay = device.knowledge.delaySeconds(matchId);
      if (occurredAt > instantAt(this.#now - delay * second)) return `the event ${id}`;
    }
    for (const part of Object.values(data)) {
      const secret = this.#secretIn(device, part);
      if (secret !== null) return secret;
    }
    return null;
  }
}

function max(one: string, other: string): string {
  return one > other ? one : other;
}

function scoreOf({ score_home: home, score_away: away }: Pick<LiveMatchRow, 'score_home' | 'score_away'>): string {
  return `${home}–${away}`;
}

function lineOf(match: Match): string {
  const { status, score, updatedAt } = match;
  const minute = 'minute' in match ? `${match.minute}′ ` : '';
  return `${status} ${minute}${score.fullTime.home}–${score.fullTime.away} of ${updatedAt}`;
}

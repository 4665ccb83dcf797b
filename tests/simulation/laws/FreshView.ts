import type { LiveMatchRow } from '@tribunen/contract';
import { instantAt, type LiveMode, type Match } from '@tribunen/domain';
import { isShownIn, type TrueState } from '../football/Truth.ts';
import type { AskedRequest, Source } from '../run/Witness.ts';
import type { SimulatedTab } from '../spectator/SimulatedTab.ts';
import type { Realm } from '../time/Realm.ts';
import { EvidenceFile, type Evidence, knownOf } from './Evidence.ts';
import { freeFrom } from './freeFrom.ts';
import type { Law, LawCourt } from './Law.ts';
import { mayBeReordered } from './mayBeReordered.ts';

const second = 1000;
/** How long a view may take to show a change that its tab has received. */
const graceMs = 5 * second;
/**
 * The longest time until a tab shows a change. It contains the eleven seconds between two version polls, the delta
 * request after a poll, and the grace period.
 */
const boundMs = 18 * second;
/**
 * The longest time until a tab in a crowd shows a change. A page polls least often when its socket is connected and no
 * match is in play or close to kick-off. The server may delay the response a little.
 */
const crowdBoundMs = 45 * second;
/**
 * The longest extra delay before a page in a crowd catches up, so that the pages do not send their requests all at
 * once.
 */
const crowdSpreadMs = 2.5 * second;
/** A tab requests at once what it missed. The response may take this long. */
const answerMs = 2 * second;
/**
 * How long a page may take to detect a dead socket, to reopen it and to join its topics again, including a retry of a
 * refused join.
 */
const reconnectedMs = 35 * second;
/**
 * After this time without a message on the socket, its watchdog must have acted. The watchdog waits fifteen seconds.
 */
const silenceMs = 17 * second;

/**
 * The sources that deliver states of matches. The front tab shares the responses of the sources in `shared` with the
 * other tabs.
 */
const carriers: ReadonlySet<Source> = new Set(['boot', 'version-delta', 'date-delta', 'score-change', 'list']);
const shared: ReadonlySet<Source> = new Set(['version-delta', 'date-delta', 'score-change']);

/** The views of a tab: today's list, and the open match. */
interface Views {
  readonly list: EvidenceFile;
  readonly report: EvidenceFile;
  /** Evidence about the goals, which only a report contains. */
  readonly goals: EvidenceFile;
}

/**
 * Law 1: a visible tab shows current data. A tab learns of a change from a socket message, or from the first successful
 * request that it sends after the change. Within five seconds it must show that change or a newer one. The tab must
 * send such requests as often as the cadence table says, unless a fault hinders it. If several states were written at
 * the same time, the tab must show the last of them.
 */
export class FreshView implements Law {
  readonly number = 1;
  readonly name = 'a view shows true and current data';
  checks = 0;
  readonly #court: LawCourt;
  readonly #views = new Map<SimulatedTab, Views>();
  /** The time since which a tab has had to request the changes that its socket missed. */
  readonly #owes = new Map<SimulatedTab, number>();
  /** When a page last received a socket message. */
  readonly #heardAt = new WeakMap<Realm, number>();

  constructor(court: LawCourt) {
    this.#court = court;
  }

  requestBegan({ page, source }: AskedRequest): void {
    if (source !== 'version' && !carriers.has(source)) return;
    for (const tab of this.#owes.keys()) if (tab.realm === page) this.#owes.delete(tab);
  }

  requestEnded({ page, source, succeeded, beganAt, endedAt }: AskedRequest): void {
    if (!succeeded || endedAt === null || !(carriers.has(source) || source === 'match')) return;
    const only = source === 'list' ? 'list' : source === 'match' ? 'report' : null;
    this.#learn(page, { at: endedAt, match: null, knows: beganAt, ifFreeSince: null }, shared.has(source), only);
  }

  tabOpened(tab: SimulatedTab): void {
    tab.onBack.push((afterMs) => this.#owesCatchUp(tab, afterMs));
  }

  frameCame(page: Realm, frame: string): void {
    const now = this.#now;
    this.#heardAt.set(page, now);
    const tab = this.#court.simulation.tabs.find(({ realm }) => realm === page);
    if (tab !== undefined && isListenedTo(frame, tab.mode)) {
      // In a crowd the other tabs receive what they missed from the front tab: goals at once, minutes of play with
      // the front tab's next delta.
      if (tab.mode === 'small' || tab.isFront) this.#owesCatchUp(tab, 0);
      if (tab.isFront && tab.isVisible && this.#freeFrom(tab) <= now) this.#owes.set(tab, now);
    }
    if (!frame.includes('"postgres_changes"') || !/"table":"(?:live_matches_new|match_state)"/.test(frame)) return;
    const match = /"record":\{"id":"([^"]+)"/.exec(frame)?.[1];
    const updated = /"updated_at":"([^"]+)"/.exec(frame)?.[1];
    if (match === undefined || updated === undefined) return;
    // If several rows of a match have the same time, only the last of them has every change.
    const writtenAt = Date.parse(updated);
    const tellsAll = this.#isLastOfMoment(match, writtenAt, frame);
    this.#learn(page, { at: now, match, knows: writtenAt + (tellsAll ? 1 : 0), ifFreeSince: null }, true);
  }

  #isLastOfMoment(match: string, writtenAt: number, frame: string): boolean {
    const { truth, troubles } = this.#court.simulation;
    const rows = truth.rowsOf(match, instantAt(writtenAt));
    const last = rows.at(-1);
    if (rows.length < 2 || last === undefined) return true;
    if (mayBeReordered(troubles, writtenAt)) return false;
    const isSaid = (column: keyof LiveMatchRow): boolean =>
      frame.includes(`"${column}":${JSON.stringify(last[column])}`);
    return isSaid('status') && isSaid('minute') && isSaid('score_home') && isSaid('score_away');
  }

  /**
   * Records that a tab has missed changes that no source sends again, so that it has to request them. The law expects
   * the tab to know the changes once the response to such a request could have arrived.
   */
  #owesCatchUp(tab: SimulatedTab, afterMs: number): void {
    const now = this.#now;
    const spreadMs = this.#isCrowded() ? crowdSpreadMs : 0;
    this.#learn(
      tab.realm,
      { at: now + afterMs + answerMs + spreadMs, match: null, knows: now, ifFreeSince: now },
      false,
    );
  }

  #isCrowded(): boolean {
    return this.#court.simulation.wasCrowdedSince(this.#now - crowdBoundMs);
  }

  look(): void {
    for (const tab of this.#court.simulation.tabs) {
      this.#mustNotBelieve(tab);
      if (this.#isLookedAt(tab)) this.#lookAt(tab);
      else {
        this.#views.delete(tab);
        this.#owes.delete(tab);
      }
    }
  }

  settled(): void {
    for (const tab of this.#court.simulation.tabs) {
      if (!this.#isLookedAt(tab) || this.#now - Math.max(tab.turnedAt, this.#freeFrom(tab)) < reconnectedMs) continue;
      this.checks += 1;
      if (tab.socketUpSince === null) {
        this.#court.broken(this, `${tab.name} could connect for ${reconnectedMs} ms, and its socket is not connected`);
      }
    }
  }

  get #now(): number {
    return this.#court.simulation.time.now;
  }

  #isLookedAt(tab: SimulatedTab): boolean {
    return tab.isVisible && tab.realm.isAwake && tab.isRunning;
  }

  /** @param only the view that receives the evidence; null for all views */
  #learn(page: Realm, evidence: Evidence, isShared: boolean, only: 'list' | 'report' | null = null): void {
    const receiver = this.#court.simulation.tabs.find(({ realm }) => realm === page);
    for (const tab of this.#court.simulation.tabs) {
      const receives = tab === receiver || (isShared && tab.device === receiver?.device);
      if (!receives || !this.#isLookedAt(tab)) continue;
      const views = this.#viewsOf(tab);
      if (only !== 'report') views.list.add(evidence);
      if (only !== 'list') views.report.add(evidence);
      if (only === 'report') views.goals.add(evidence);
    }
  }

  #viewsOf(tab: SimulatedTab): Views {
    const views = this.#views.get(tab) ?? {
      list: new EvidenceFile(),
      report: new EvidenceFile(),
      goals: new EvidenceFile(),
    };
    this.#views.set(tab, views);
    return views;
  }

  #lookAt(tab: SimulatedTab): void {
    const { truth } = this.#court.simulation;
    this.#mustHaveAsked(tab);
    const free = this.#freeFrom(tab);
    const { list, report, goals } = this.#viewsOf(tab);
    const listed = list.knownAt(this.#now - graceMs, free);
    // A list that was never loaded shows no matches: the screen says that its load failed.
    if (tab.shown.length > 0) {
      const shown = new Map<string, Match>(tab.shown.map((match) => [match.id, match]));
      for (const match of truth.matches) this.#mustBeFresh(tab, match, shown.get(match), knownOf(listed, match), free);
    }
    const { openMatch, openReport } = tab;
    if (openMatch === null || openReport === undefined) return;
    const known = knownOf(report.knownAt(this.#now - graceMs, free), openMatch);
    this.#mustBeFresh(tab, openMatch, openReport.match, known, free);
    const due = truth.goalsAt(openMatch, knownOf(goals.knownAt(this.#now - graceMs, free), openMatch) - 1);
    if (openReport.events.length >= due) return;
    this.#court.broken(
      this,
      `${tab.name} shows ${openReport.events.length} goals of ${openMatch}, and received ${due}`,
    );
  }

  /** @param known the view must show every state of the match before this moment, in milliseconds since 1970 */
  #mustBeFresh(tab: SimulatedTab, match: string, held: Match | undefined, known: number, free: number): void {
    const { truth } = this.#court.simulation;
    const freeMs = this.#now - free;
    this.checks += 1;
    this.#mustBeTrue(tab, match, held);
    this.#mustKnow(tab, held, truth.stateAt(match, known - 1), 'it received');
    const bound = this.#isCrowded() ? crowdBoundMs : boundMs;
    if (freeMs < bound) return;
    this.#mustKnow(tab, held, truth.stateAt(match, this.#now - bound), `no fault hindered it for ${freeMs} ms`);
  }

  #freeFrom({ device }: SimulatedTab): number {
    return freeFrom(device, this.#court.simulation);
  }

  /** Checks that a tab whose channel is joined again has requested the changes that it missed. */
  #mustHaveAsked(tab: SimulatedTab): void {
    const since = this.#owes.get(tab);
    if (since === undefined || this.#now - since < answerMs + (this.#isCrowded() ? crowdSpreadMs : 0)) return;
    this.#owes.delete(tab);
    if (this.#freeFrom(tab) > since) return;
    this.#court.broken(this, `${tab.name} has joined its channel again, and has not requested what it missed`);
  }

  /**
   * Checks that a tab stops counting its socket as connected when the socket is silent longer than the watchdog's
   * timeout.
   */
  #mustNotBelieve(tab: SimulatedTab): void {
    if (!tab.isRunning || !tab.realm.isAwake || tab.socketUpSince === null) return;
    const now = this.#now;
    const silentFor = now - Math.max(tab.wokeAt, tab.turnedAt, this.#heardAt.get(tab.realm) ?? now);
    // The browser slows down a hidden tab's heartbeat, so the watchdog first sends a ping and waits again.
    const longest = tab.isVisible ? silenceMs : 2 * silenceMs;
    if (silentFor > longest && tab.device.isOnline) {
      this.#court.broken(
        this,
        `${tab.name} counts its socket as connected, but has received no message for ${silentFor} ms`,
      );
    }
  }

  #mustBeTrue(tab: SimulatedTab, match: string, held: Match | undefined): void {
    if (held === undefined || held.updatedAt === null) return;
    const rows = this.#court.simulation.truth.rowsOf(match, held.updatedAt);
    if (rows.some((row) => isShownIn(held, row))) return;
    const minute = 'minute' in held ? held.minute : null;
    const shows = { status: held.status, minute, ...held.score.fullTime, updatedAt: held.updatedAt };
    this.#court.broken(
      this,
      `${tab.name} shows ${JSON.stringify(shows)} for ${match}, but then ${JSON.stringify(rows)} was true`,
    );
  }

  #mustKnow(tab: SimulatedTab, held: Match | undefined, due: TrueState | undefined, why: string): void {
    if (due === undefined) return;
    if (this.#court.simulation.truth.isAtLeast(held, due.row)) return;
    const { id, status, minute, score_home, score_away, updated_at } = due.row;
    const known =
      held === undefined
        ? 'nothing'
        : `${held.status} ${held.score.fullTime.home}–${held.score.fullTime.away} of ${held.updatedAt}`;
    this.#court.broken(
      this,
      `${tab.name} knows ${known} of ${id}, but ${why}: ${status} ${minute} ${score_home}–${score_away} of ${updated_at}`,
    );
  }
}

/** Whether a socket message says that a page has joined the topic that carries all matches in this mode. */
function isListenedTo(frame: string, mode: LiveMode): boolean {
  return mode === 'crowd'
    ? frame.includes('"realtime:live","phx_reply",{"status":"ok","response":{"postgres_changes"')
    : frame.includes('"Subscribed to PostgreSQL"') && frame.includes(':live_matches_new"');
}

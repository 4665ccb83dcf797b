import {
  type ChatMessage,
  type DirectMessage,
  epochMs,
  hiddenMatch,
  instantAt,
  isEnd,
  isLive,
  hasEnded,
  type Knowing,
  knownUntil,
  lagOf,
  type LiveEvent,
  type Match,
  matchBefore,
  matchBegun,
  type MatchId,
  type MatchReport,
  type MatchState,
  stateOf,
  type UtcInstant,
  withState,
} from '@tribunen/domain';
import type { KnownGate } from '../../api/access/KnownGate.ts';
import { HeldMessages } from './HeldMessages.ts';
import { InTime } from './InTime.ts';
import { lookMs } from './lookMs.ts';
import { Received } from './Received.ts';
import { ReceivedReport } from './ReceivedReport.ts';

interface KnownUntilParts {
  /** @param facts null when only the id of the match is known */
  knowingOf(match: MatchId, facts: Match | null): Knowing;
  /** Whether the result of any match is hidden. */
  hidesResults(): boolean;
  /** The longest delay of any match, in seconds. */
  longestDelay(): number;
  /** Whether messages about no single match wait as well (KNOWN-13). */
  holdsFriends(): boolean;
  /** The time by the device's clock, in milliseconds since 1970. */
  now(): number;
  /** By how much that clock is behind the server's, as far as is known, in milliseconds. */
  behindMs(): number;
  /** Receives the last state of a match when it is due. */
  onDue(state: MatchState): void;
}

interface Waiting {
  readonly state: MatchState;
  /** The whole match, if an answer contained it. */
  readonly match: Match | null;
  /** When it was written by the server's clock, and when the page received it by the device's, in milliseconds since 1970. */
  readonly writtenAt: number;
  readonly receivedAt: number;
}

/** More red cards than a match can have. */
const mostRedCards = 20;
const always = Number.NEGATIVE_INFINITY;

/**
 * Holds back what the reader may not know yet, and lets it pass in order when it is due (KNOWN-1). It treats every
 * source alike: instead of a state that is not due, it returns the last state that was.
 */
export class KnownUntil implements KnownGate {
  readonly chats = new HeldMessages<ChatMessage>();
  readonly friends = new HeldMessages<DirectMessage>();
  readonly stand = new InTime(
    () => this.longestDelay(),
    () => this.#parts.now(),
  );
  readonly #parts: KnownUntilParts;
  /** Each match in its latest received state, whether the reader may know it or not. */
  readonly #facts = new Map<MatchId, Match>();
  /** The last known version of each match. */
  readonly #known = new Map<MatchId, Match>();
  readonly #waiting = new Map<MatchId, readonly Waiting[]>();
  /** When the score of a match last increased, or its play began or ended, whether the reader may know it or not. */
  readonly #moments = new Map<MatchId, readonly UtcInstant[]>();
  readonly #newest = new Map<MatchId, MatchState>();
  readonly #reports = new Map<MatchId, ReceivedReport>();
  readonly #redCards = new Map<MatchId, Received<Match['redCards']>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer ends by the device's clock. */
  #wakesAt = Number.POSITIVE_INFINITY;

  /** @param shown the matches that the reader sees already */
  constructor(parts: KnownUntilParts, shown: readonly Match[]) {
    this.#parts = parts;
    for (const match of shown) {
      this.#facts.set(match.id, match);
      this.#known.set(match.id, match);
      this.#receiveRedCards(match, always);
    }
  }

  matches(answer: readonly Match[]): readonly Match[] {
    return answer.map((match) => this.#match(match));
  }

  report(answer: MatchReport): MatchReport {
    this.#remember(
      answer.match.id,
      answer.events.flatMap(({ type, occurredAtUtc }) =>
        type === 'GOAL' && occurredAtUtc !== null ? [occurredAtUtc] : [],
      ),
    );
    const { id } = answer.match;
    const received = this.#reports.get(id) ?? new ReceivedReport();
    this.#reports.set(id, received);
    const match = this.#match(answer.match);
    const knowing = this.#knowing(id);
    if (knowing.kind === 'now') {
      received.addKnown(answer);
      return answer;
    }
    const now = this.#parts.now();
    received.add(answer, match, now);
    return received.asOf(answer, match, knowing.kind === 'hidden' ? always : now - knowing.seconds * 1000);
  }

  states(states: readonly MatchState[]): readonly MatchState[] {
    return states.filter((state) => this.#takes(state));
  }

  events(events: readonly LiveEvent[]): readonly LiveEvent[] {
    return events.filter((event) => this.#eventWait(event) === 0);
  }

  event(event: LiveEvent, pass: (event: LiveEvent) => void): void {
    const wait = this.#eventWait(event);
    if (wait === 0) pass(event);
    // The event of a match that was hidden meanwhile is not passed on.
    else if (wait < Number.POSITIVE_INFINITY) setTimeout(() => this.event(event, pass), Math.min(wait, lookMs));
  }

  isHidden(match: MatchId): boolean {
    return this.#knowing(match).kind === 'hidden';
  }

  isHolding(): boolean {
    return this.#parts.hidesResults() || this.longestDelay() > 0;
  }

  hidesEnds(): boolean {
    return this.#parts.hidesResults() || [...this.#waiting.keys()].some((match) => this.#endWaits(match));
  }

  hidesEnd(match: MatchId): boolean {
    return this.isHidden(match) || this.#endWaits(match);
  }

  longestDelay(): number {
    return this.#parts.longestDelay();
  }

  secondsBehind(match: MatchId | null): number {
    if (match === null) return this.#parts.holdsFriends() ? this.longestDelay() : 0;
    const knowing = this.#knowing(match);
    return knowing.kind === 'delayed' ? knowing.seconds : 0;
  }

  waitMs(match: MatchId | null, at: UtcInstant, writerBehind = 0): number {
    const behind = this.secondsBehind(match);
    return behind === 0 ? 0 : Math.max(epochMs(at) + (behind - writerBehind) * 1000 - this.#serverNow(), 0);
  }

  /**
   * The seconds since something happened in a match that fits the present delay best; null where nothing has within the
   * longest delay (KNOWN-5).
   */
  lag(match: Match, present: number): number | null {
    const moments = [...(this.#moments.get(match.id) ?? []), match.utcKickoff];
    return lagOf(moments, instantAt(this.#serverNow()), present);
  }

  /** Passes on the last waiting state of each match that is due by the delay that the reader has chosen now. */
  readonly release = (): void => {
    clearTimeout(this.#timer);
    this.#wakesAt = Number.POSITIVE_INFINITY;
    const now = this.#parts.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [id, waiting] of this.#waiting) {
      const knowing = this.#knowing(id);
      if (knowing.kind === 'hidden') {
        this.#waiting.delete(id);
        continue;
      }
      const delayMs = knowing.kind === 'delayed' ? knowing.seconds * 1000 : 0;
      const isDue = (one: Waiting): boolean => this.#since(one) + delayMs <= now;
      const left = waiting.filter((one) => !isDue(one));
      this.#waiting.set(id, left);
      if (left.length === 0) this.#waiting.delete(id);
      for (const one of left) next = Math.min(next, this.#since(one) + delayMs);
      // Of several states that are due only the last is drawn, so it alone is passed on.
      const due = waiting.filter(isDue);
      const last = due.at(-1);
      if (last === undefined) continue;
      const match = due.findLast((one) => one.match !== null)?.match ?? null;
      const known = match === null ? this.#known.get(id) : this.#withKnownRedCards(match);
      if (known !== undefined) this.#known.set(id, withState(known, last.state));
      this.#parts.onDue(last.state);
    }
    this.#wake(next);
  };

  /** Releases what is due at a moment, unless something is due before. */
  #wake(at: number): void {
    if (at >= this.#wakesAt) return;
    clearTimeout(this.#timer);
    this.#wakesAt = at;
    this.#timer = setTimeout(this.release, at - this.#parts.now());
  }

  #receiveRedCards({ id, redCards }: Match, at: number): void {
    const received = this.#redCards.get(id) ?? new Received(mostRedCards);
    this.#redCards.set(id, received);
    const { latest } = received;
    const isNew = latest?.home !== redCards.home || latest.away !== redCards.away;
    if (isNew || at === always) received.add(redCards, at);
  }

  /** A red card changes no state of its match, so it is due by the moment at which the page received it. */
  #withKnownRedCards(match: Match): Match {
    const knowing = this.#knowing(match.id);
    if (knowing.kind !== 'delayed' || !isLive(match)) return match;
    const redCards = this.#redCards.get(match.id)?.knownAt(this.#parts.now() - knowing.seconds * 1000);
    return { ...match, redCards: redCards ?? { home: 0, away: 0 } };
  }

  #endWaits(match: MatchId): boolean {
    return this.#waiting.get(match)?.some(({ state }) => isEnd(state.status)) === true;
  }

  #knowing(match: MatchId): Knowing {
    return this.#parts.knowingOf(match, this.#facts.get(match) ?? null);
  }

  #match(match: Match): Match {
    this.#facts.set(match.id, match);
    const state = stateOf(match);
    if (state !== null) this.#note(state);
    const knowing = this.#knowing(match.id);
    if (knowing.kind === 'hidden') return hiddenMatch(match);
    this.#receiveRedCards(match, knowing.kind === 'now' ? always : this.#parts.now());
    const hasBegun = isLive(match) || hasEnded(match);
    if (knowing.kind === 'now' || !hasBegun || state === null || !this.#hold(state, match, knowing.seconds)) {
      const due = this.#withKnownRedCards(match);
      this.#known.set(match.id, due);
      return due;
    }
    const known = this.#known.get(match.id);
    if (known !== undefined) return this.#withKnownRedCards(known);
    const until = knownUntil(knowing, instantAt(this.#serverNow()), match.utcKickoff);
    return until < match.utcKickoff ? matchBefore(match) : matchBegun(match);
  }

  #takes(state: MatchState): boolean {
    this.#note(state);
    const knowing = this.#knowing(state.matchId);
    if (knowing.kind === 'hidden') return false;
    if (knowing.kind === 'delayed' && this.#hold(state, null, knowing.seconds)) return false;
    const known = this.#known.get(state.matchId);
    if (known !== undefined) this.#known.set(state.matchId, withState(known, state));
    return true;
  }

  /** Adds a state that is not due to the waiting ones, once. Returns whether it waits. */
  #hold(state: MatchState, match: Match | null, seconds: number): boolean {
    const receivedAt = this.#parts.now();
    const one = { state, match, writtenAt: epochMs(state.updatedAt), receivedAt };
    if (this.#since(one) + seconds * 1000 <= receivedAt) return false;
    const waiting = this.#waiting.get(state.matchId) ?? [];
    if (!waiting.some((other) => other.state.updatedAt === state.updatedAt)) {
      const inOrder = [...waiting, one].toSorted((a, b) => this.#since(a) - this.#since(b));
      this.#waiting.set(state.matchId, inOrder);
      this.#wake(this.#since(one) + seconds * 1000);
    }
    return true;
  }

  /**
   * When a state was written, or received if that was earlier, by the device's clock. It is due after the delay that
   * the reader has chosen by then. The server's time may become known while the state waits.
   */
  #since({ writtenAt, receivedAt }: Waiting): number {
    return Math.min(writtenAt - this.#parts.behindMs(), receivedAt);
  }

  #serverNow(): number {
    return this.#parts.now() + this.#parts.behindMs();
  }

  #eventWait({ matchId, occurredAt }: LiveEvent): number {
    return this.isHidden(matchId) ? Number.POSITIVE_INFINITY : this.waitMs(matchId, occurredAt);
  }

  /** Remembers when something happened that a viewer sees. */
  #note(state: MatchState): void {
    const before = this.#newest.get(state.matchId);
    if (before !== undefined && before.updatedAt >= state.updatedAt) return;
    this.#newest.set(state.matchId, state);
    if (before === undefined) return;
    const { home, away } = before.score;
    const rose = (state.score.home ?? 0) > (home ?? 0) || (state.score.away ?? 0) > (away ?? 0);
    if (rose || state.status !== before.status) this.#remember(state.matchId, [state.updatedAt]);
  }

  #remember(match: MatchId, moments: readonly UtcInstant[]): void {
    const known = this.#moments.get(match) ?? [];
    this.#moments.set(match, [...new Set([...known, ...moments])].toSorted().slice(-20));
  }
}

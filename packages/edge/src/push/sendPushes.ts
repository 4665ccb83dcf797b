import { toPushMessage } from '@tribunen/contract';
import {
  epochMs,
  isQuiet,
  type PushAnswer,
  type PushMessage,
  pushOutcome,
  pushSending,
  QUICK_PUSH_MS,
  type UtcInstant,
} from '@tribunen/domain';
import type { PushService } from './PushService.ts';
import type { NotedPush, PushDelivery, PushStore, TakenPushes } from './PushStore.ts';
import { PushTurns } from './PushTurns.ts';

export interface PushWorld {
  readonly store: Pick<PushStore, 'take' | 'note'>;
  /** The push services of one run. */
  readonly openService: () => Pick<PushService, 'send'>;
  /** Milliseconds by a stopwatch, which ends the run in time. */
  readonly elapsed: () => number;
  readonly log: (fault: string) => void;
}

/** How many messages had each outcome. */
export type PushReport = Partial<Record<NotedPush['outcome'], number>>;

const batch = 200;
/** More is taken before what waits runs out, so that the push services do not wait for the database. */
const enough = 50;
/** So many may wait for push services other than the browsers' own, and for those that are not quick; what else there is, is left for later. */
const mostWaiting = 2000;
/** The schedules wait for half a minute; what is left then is the next run's. */
const longestRunMs = 25_000;
/** So long a push service may take to answer. Less than the minute for which a message is taken. */
const patienceMs = 10_000;
/** While push services are waited for, the run looks for what has come meanwhile: no other run may. */
const lookMs = 500;
/** It looks sooner where a whole batch was for services that are not quick: a message to another may be due behind them. */
const lookOnMs = 100;

/**
 * The job `send-push`: sends what is due, batch after batch, until nothing is. A push service that asks to wait does so for one device
 * (PUSH-5), and one that is slow delays no other (PUSH-18). A run that is stopped loses nothing: what it has not noted is due again after a
 * minute.
 */
export async function sendPushes({ store, openService, elapsed, log }: PushWorld): Promise<PushReport> {
  const begun = elapsed();
  const service = openService();
  const turns = new PushTurns();
  const report: PushReport = {};
  const underWay = new Set<Promise<void>>();
  let waiting: readonly WaitingPush[] = [];
  let done: NotedPush[] = [];
  let lookedAt = begun;
  /** How long after the last look the next is worth it. */
  let lookInMs = 0;

  for (;;) {
    const { own, others } = begin();
    const isOver = age() >= longestRunMs;
    const isIdle = underWay.size === 0;
    const pauseMs = others < enough ? lookInMs : lookMs;
    const mayFind = own < enough && elapsed() - lookedAt >= pauseMs;
    if (!isOver && (isIdle || mayFind)) {
      const isFound = await look();
      if (isIdle && !isFound) break;
    } else if (isIdle || (isOver && own === 0)) break;
    else await firstOf(underWay, Math.max(pauseMs, lookOnMs));
  }
  // What is still under way goes to services that were quick, and has an end of its own soon.
  await Promise.all(underWay);
  await note();
  return report;

  function age(): number {
    return elapsed() - begun;
  }

  /**
   * Sends what may be sent, and leaves for later what need not wait. Answers how many wait for nothing but a place: to the browsers' own
   * services, and to others.
   */
  function begin(): { readonly own: number; readonly others: number } {
    const [own, others, slow]: [WaitingPush[], WaitingPush[], WaitingPush[]] = [[], [], []];
    for (const push of waiting) {
      const { isOwn, isQuick } = turns.pace(push.host);
      const alike = !isQuick ? slow : isOwn ? own : others;
      const turn = isTooLate(push.host) ? 'later' : turns.of(push.host);
      if (turn === 'wait' && (alike === own || alike.length < mostWaiting)) alike.push(push);
      else start(push, turn === 'send');
    }
    waiting = [...own, ...others, ...slow];
    return { own: own.length, others: others.length };
  }

  /** The run would have to wait for the answer when it no longer looks for what has come. */
  function isTooLate(host: string): boolean {
    const { isOwn, isQuick } = turns.pace(host);
    if (!isQuick) return age() >= longestRunMs - patienceMs;
    return !isOwn && age() >= longestRunMs;
  }

  function start(push: WaitingPush, isAsked: boolean): void {
    const settled = isAsked ? turns.during(push.host, () => settle(push)) : settle(push, silence);
    const end = settled.then((noted) => {
      done.push(noted);
      underWay.delete(end);
    });
    underWay.add(end);
  }

  /** Answers whether more was due. */
  async function look(): Promise<boolean> {
    await note();
    const taken = await store.take(batch);
    const found = taken.deliveries.map((delivery) => ({ delivery, host: hostOf(delivery.endpoint), taken }));
    waiting = [...waiting, ...found];
    lookedAt = elapsed();
    const isQuick = found.some(({ host }) => turns.pace(host).isQuick);
    lookInMs = isQuick ? 0 : found.length === batch ? lookOnMs : lookMs;
    return found.length > 0;
  }

  async function note(): Promise<void> {
    const noted = done;
    if (noted.length === 0) return;
    done = [];
    await store.note(noted);
    for (const { outcome } of noted) report[outcome] = (report[outcome] ?? 0) + 1;
  }

  /**
   * What comes of a message. It never fails: a fault of one costs no other.
   *
   * @param known the push service's answer, where it is not asked
   */
  async function settle(push: WaitingPush, known: PushAnswer | null = null): Promise<NotedPush> {
    const { id, subject, endpoint } = push.delivery;
    try {
      return { id, subject, endpoint, ...(await outcomeOf(push, known)) };
    } catch (error) {
      log(`a message cannot be sent: ${error instanceof Error ? error.message : 'nobody says why'}`);
      return { id, subject, endpoint, outcome: 'refused' };
    }
  }

  async function outcomeOf(
    { delivery, host, taken }: WaitingPush,
    known: PushAnswer | null,
  ): Promise<Pick<NotedPush, 'outcome' | 'seconds'>> {
    const { subject, quiet } = delivery;
    const facts = taken.factsOf(delivery);
    // Its row is gone: a message has been deleted.
    if (facts === null || (quiet !== null && isQuiet(quiet, quiet.minute))) return { outcome: 'dropped' };
    const message = toPushMessage(delivery.kind, facts);
    if (!message.ok) log(`${delivery.kind} ${subject}: ${message.fault.message}`);
    if (!message.ok || message.value === null) return { outcome: 'dropped' };
    const { isShort, attempts, queuedAt } = delivery;
    const ageSeconds = secondsBetween(queuedAt, taken.now);
    const { ttl } = pushSending(message.value);
    // The function was down, or had no keys, for longer than it is worth telling.
    if (ageSeconds >= ttl) return { outcome: 'dropped' };
    const answer = known ?? (await ask({ ...delivery, host }, message.value, Math.ceil(ttl - ageSeconds), taken.now));
    return answer === null ? { outcome: 'refused' } : pushOutcome(answer, { attempts, isShort, ageSeconds, ttl });
  }

  /** Asks the push service of a device to take a message; null where the device has no keys to write to. */
  async function ask(
    { endpoint, host, p256dh, auth, user, language, isShort }: PushDelivery & { readonly host: string },
    message: PushMessage,
    ttl: number,
    now: UtcInstant,
  ): Promise<PushAnswer | null> {
    const device = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    const askedAt = elapsed();
    // Near the end a quick service is waited for no longer than it takes a quick one: no other run may begin before.
    const patience = Math.min(patienceMs, Math.max(QUICK_PUSH_MS, Math.ceil(longestRunMs - age())));
    const sending = { isShort, ttl, patienceMs: patience };
    try {
      const answer = await service.send(device, { language, to: user, message }, sending, epochMs(now));
      turns.learn(host, answer.status === null ? null : elapsed() - askedAt);
      if (answer.status === 401 || answer.status === 403) log(`a push service refuses our keys: ${answer.status}`);
      return answer;
    } catch (error) {
      log(`a device cannot be written to: ${error instanceof Error ? error.message : 'it has no keys'}`);
      return null;
    }
  }
}

const silence: PushAnswer = { status: null, retryAfterSeconds: null };

/** A message that was taken, and what it was taken with. */
interface WaitingPush {
  readonly delivery: PushDelivery;
  /** Of its push service; empty where the address names none. */
  readonly host: string;
  readonly taken: TakenPushes;
}

/** Until the first of them has ended, or it is time to look for more. */
async function firstOf(underWay: ReadonlySet<Promise<void>>, mostMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, mostMs);
  });
  await Promise.race([...underWay, pause]);
  clearTimeout(timer);
}

/** The host of an address; empty where it names none. It does not parse the address: that fails for some that the table takes. */
function hostOf(endpoint: string): string {
  return /^https:\/\/([^/]*)/.exec(endpoint)?.[1] ?? '';
}

function secondsBetween(from: UtcInstant, until: UtcInstant): number {
  return Math.max(0, epochMs(until) - epochMs(from)) / 1000;
}

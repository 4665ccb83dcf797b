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
  /** Opens the push services for one run. */
  readonly openService: () => Pick<PushService, 'send'>;
  /** A stopwatch in milliseconds, by which the run knows when it must end. */
  readonly elapsed: () => number;
  readonly log: (fault: string) => void;
}

/** The number of messages with each outcome. */
export type PushReport = Partial<Record<NotedPush['outcome'], number>>;

const batch = 200;
/**
 * The run takes another batch when the number of waiting messages falls below this, so that the push services never
 * wait for the database.
 */
const enough = 50;
/**
 * At most this many messages wait for slow push services, and at most this many for the quick services that no
 * browser's maker runs. Further messages are left to a later run.
 */
const mostWaiting = 2000;
/**
 * A run stops looking for messages after this time, because the schedule's request times out after half a minute. The
 * next run sends the rest.
 */
const longestRunMs = 25_000;
/** The timeout of a request to a push service, shorter than the minute after which a taken message is due again. */
const patienceMs = 10_000;
/** A run that waits for push services looks for new messages this often, because no other run may start meanwhile. */
const lookMs = 500;
/**
 * After a full batch for slow services the run looks again sooner, because the queue may hold messages for quick
 * services behind that batch.
 */
const lookOnMs = 100;

/**
 * The job `send-push`: sends due messages in batches until none is due. If a push service asks for a later retry of a
 * message, only that message waits (PUSH-5), and a slow service delays no other service (PUSH-18). A stopped run loses
 * no message: a message without a recorded result is due again after a minute.
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
  /** The run waits at least this long before it looks for due messages again. */
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
  // The requests still under way go to services that have been quick, or time out soon.
  await Promise.all(underWay);
  await note();
  return report;

  function age(): number {
    return elapsed() - begun;
  }

  /**
   * Sends each waiting message whose turn it is, and records each message that must wait for a later run. Returns how
   * many messages still wait: for the quick push services that browsers' makers run (`own`), and for other quick
   * services (`others`).
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

  /** Whether the response might arrive only after the run has stopped looking for due messages. */
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

  /** Takes due messages from the queue. Returns whether any were due. */
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
   * Sends a message and returns its result. It never throws, so that a fault affects only its own message.
   *
   * @param known the push service's response, if it is known already; no request is then sent
   */
  async function settle(push: WaitingPush, known: PushAnswer | null = null): Promise<NotedPush> {
    const { id, subject, endpoint } = push.delivery;
    try {
      return { id, subject, endpoint, ...(await outcomeOf(push, known)) };
    } catch (error) {
      log(`a message cannot be sent: ${error instanceof Error ? error.message : 'unknown reason'}`);
      return { id, subject, endpoint, outcome: 'refused' };
    }
  }

  async function outcomeOf(
    { delivery, host, taken }: WaitingPush,
    known: PushAnswer | null,
  ): Promise<Pick<NotedPush, 'outcome' | 'seconds'>> {
    const { subject, quiet } = delivery;
    const facts = taken.factsOf(delivery);
    // The row of the message has been deleted, or the user has quiet hours now.
    if (facts === null || (quiet !== null && isQuiet(quiet, quiet.minute))) return { outcome: 'dropped' };
    const message = toPushMessage(delivery.kind, facts);
    if (!message.ok) log(`${delivery.kind} ${subject}: ${message.fault.message}`);
    if (!message.ok || message.value === null) return { outcome: 'dropped' };
    const { isShort, attempts, queuedAt } = delivery;
    const ageSeconds = secondsBetween(queuedAt, taken.now);
    const { ttl } = pushSending(message.value);
    // The function was down or had no keys until the message was no longer relevant.
    if (ageSeconds >= ttl) return { outcome: 'dropped' };
    const answer = known ?? (await ask({ ...delivery, host }, message.value, Math.ceil(ttl - ageSeconds), taken.now));
    return answer === null ? { outcome: 'refused' } : pushOutcome(answer, { attempts, isShort, ageSeconds, ttl });
  }

  /** Sends a message to a device's push service; null when the device's keys are invalid. */
  async function ask(
    { endpoint, host, p256dh, auth, user, language, isShort }: PushDelivery & { readonly host: string },
    message: PushMessage,
    ttl: number,
    now: UtcInstant,
  ): Promise<PushAnswer | null> {
    const device = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    const askedAt = elapsed();
    // Near the end of the run even a quick service gets a short timeout, because the next run cannot start until this
    // run ends.
    const patience = Math.min(patienceMs, Math.max(QUICK_PUSH_MS, Math.ceil(longestRunMs - age())));
    const sending = { isShort, ttl, patienceMs: patience };
    try {
      const answer = await service.send(device, { language, to: user, message }, sending, epochMs(now));
      turns.learn(host, answer.status === null ? null : elapsed() - askedAt);
      if (answer.status === 401 || answer.status === 403) log(`a push service refuses our keys: ${answer.status}`);
      return answer;
    } catch (error) {
      log(`a device cannot be written to: ${error instanceof Error ? error.message : 'its keys are invalid'}`);
      return null;
    }
  }
}

const silence: PushAnswer = { status: null, retryAfterSeconds: null };

/** A message that waits to be sent, and the batch in which the run took it from the queue. */
interface WaitingPush {
  readonly delivery: PushDelivery;
  /** The host of the push service; empty when the endpoint has no host. */
  readonly host: string;
  readonly taken: TakenPushes;
}

/** Waits until the first promise settles, or until it is time to look for due messages. */
async function firstOf(underWay: ReadonlySet<Promise<void>>, mostMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, mostMs);
  });
  await Promise.race([...underWay, pause]);
  clearTimeout(timer);
}

/**
 * The host of an endpoint; empty when it has none. A URL parser would fail for some endpoints that the table accepts.
 */
function hostOf(endpoint: string): string {
  return /^https:\/\/([^/]*)/.exec(endpoint)?.[1] ?? '';
}

function secondsBetween(from: UtcInstant, until: UtcInstant): number {
  return Math.max(0, epochMs(until) - epochMs(from)) / 1000;
}

import { toPushMessage } from '@tribunen/contract';
import {
  epochMs,
  isQuiet,
  type PushAnswer,
  type PushMessage,
  pushOutcome,
  pushSending,
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
/** So many may wait for push services that are not quick; what else there is, is left for later. */
const mostSlow = 2000;
/** The schedules wait for half a minute; what is left then is the next run's. */
const longestRunMs = 25_000;
/** While slow push services are waited for, the run looks for what has come meanwhile: no other run may. */
const lookMs = 200;

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
  /** When nothing was found that could be sent at once; null while more may be. */
  let nothingAt: number | null = null;

  for (;;) {
    const isOver = elapsed() - begun >= longestRunMs;
    const ready = begin();
    const isIdle = underWay.size === 0;
    const mayFind = ready < enough && (nothingAt === null || elapsed() - nothingAt >= lookMs);
    if (!isOver && (isIdle || mayFind)) {
      const isFound = await look();
      if (isIdle && !isFound) break;
    } else if (isIdle || (isOver && ready === 0)) break;
    else await firstOf(underWay);
  }
  // At the end of the time the slow ones are still under way. Each has an end of its own.
  await Promise.all(underWay);
  await note();
  return report;

  /** Sends what may be sent, and leaves for later what need not wait. Answers how many wait for nothing but a place. */
  function begin(): number {
    const [quick, slow]: [WaitingPush[], WaitingPush[]] = [[], []];
    for (const push of waiting) {
      const turn = turns.of(push.host);
      const isQuick = turns.isQuick(push.host);
      if (turn === 'wait' && (isQuick || slow.length < mostSlow)) (isQuick ? quick : slow).push(push);
      else start(push, turn === 'send');
    }
    waiting = [...quick, ...slow];
    return quick.length;
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
    const found = taken.deliveries.map((delivery) => ({ delivery, host: new URL(delivery.endpoint).hostname, taken }));
    waiting = [...waiting, ...found];
    nothingAt = found.some(({ host }) => turns.isQuick(host)) ? null : elapsed();
    return found.length > 0;
  }

  async function note(): Promise<void> {
    const noted = done;
    done = [];
    await store.note(noted);
    for (const { outcome } of noted) report[outcome] = (report[outcome] ?? 0) + 1;
  }

  /** @param known the push service's answer, where it is not asked */
  async function settle({ delivery, host, taken }: WaitingPush, known: PushAnswer | null = null): Promise<NotedPush> {
    const { id, subject, endpoint, quiet } = delivery;
    const noted = { id, subject, endpoint };
    const facts = taken.factsOf(delivery);
    // Its row is gone: a message has been deleted.
    if (facts === null || (quiet !== null && isQuiet(quiet, quiet.minute))) return { ...noted, outcome: 'dropped' };
    const message = toPushMessage(delivery.kind, facts);
    if (!message.ok) log(`${delivery.kind} ${subject}: ${message.fault.message}`);
    if (!message.ok || message.value === null) return { ...noted, outcome: 'dropped' };
    const { isShort, attempts, queuedAt } = delivery;
    const ageSeconds = secondsBetween(queuedAt, taken.now);
    const { ttl } = pushSending(message.value);
    // The function was down, or had no keys, for longer than it is worth telling.
    if (ageSeconds >= ttl) return { ...noted, outcome: 'dropped' };
    const answer = known ?? (await ask({ ...delivery, host }, message.value, Math.ceil(ttl - ageSeconds), taken.now));
    if (answer === null) return { ...noted, outcome: 'refused' };
    return { ...noted, ...pushOutcome(answer, { attempts, isShort, ageSeconds, ttl }) };
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
    try {
      const answer = await service.send(device, { language, to: user, message }, { isShort, ttl }, epochMs(now));
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
  /** Of its push service. */
  readonly host: string;
  readonly taken: TakenPushes;
}

/** Until the first of them has ended, or it is time to look for more. */
async function firstOf(underWay: ReadonlySet<Promise<void>>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, lookMs);
  });
  await Promise.race([...underWay, pause]);
  clearTimeout(timer);
}

function secondsBetween(from: UtcInstant, until: UtcInstant): number {
  return Math.max(0, epochMs(until) - epochMs(from)) / 1000;
}

import { toPushMessage } from '@tribunen/contract';
import { epochMs, isQuiet, pushOutcome, pushSending, type UtcInstant } from '@tribunen/domain';
import type { PushService } from './PushService.ts';
import type { NotedPush, PushDelivery, PushStore, TakenPushes } from './PushStore.ts';

export interface PushWorld {
  readonly store: PushStore;
  /** The push services of one run. */
  readonly openService: () => PushService;
  /** Milliseconds by a stopwatch, which ends the run in time. */
  readonly elapsed: () => number;
  readonly log: (fault: string) => void;
}

/** How many messages had each outcome. */
export type PushReport = Partial<Record<NotedPush['outcome'], number>>;

const batch = 200;
const atOnce = 50;
/** The schedules wait for half a minute; what is left then is the next run's. */
const longestRunMs = 25_000;

/**
 * The job `send-push`: sends what is due, batch after batch, until nothing is. A push service that asks to wait does so for one
 * device: the others are not held up (PUSH-5). A run that is stopped loses nothing: what it has not noted is due again after a minute.
 */
export async function sendPushes({ store, openService, elapsed, log }: PushWorld): Promise<PushReport> {
  const begun = elapsed();
  const service = openService();
  const report: PushReport = {};
  while (elapsed() - begun < longestRunMs) {
    const taken = await store.take(batch);
    if (taken.deliveries.length === 0) break;
    const done = await inTurns(taken.deliveries, (delivery) => settle(delivery, taken));
    await store.note(done);
    for (const { outcome } of done) report[outcome] = (report[outcome] ?? 0) + 1;
  }
  return report;

  async function settle(delivery: PushDelivery, { now, factsOf }: TakenPushes): Promise<NotedPush> {
    const { id, subject, endpoint, quiet } = delivery;
    const noted = { id, subject, endpoint };
    const facts = factsOf(delivery);
    // Its row is gone: a message has been deleted.
    if (facts === null || (quiet !== null && isQuiet(quiet, quiet.minute))) return { ...noted, outcome: 'dropped' };
    const message = toPushMessage(delivery.kind, facts);
    if (!message.ok) log(`${delivery.kind} ${subject}: ${message.fault.message}`);
    if (!message.ok || message.value === null) return { ...noted, outcome: 'dropped' };
    const { p256dh, auth, user, language, isShort, attempts, queuedAt } = delivery;
    const device = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    const payload = { language, to: user, message: message.value };
    const ageSeconds = secondsBetween(queuedAt, now);
    const { ttl } = pushSending(message.value);
    // The function was down, or had no keys, for longer than it is worth telling.
    if (ageSeconds >= ttl) return { ...noted, outcome: 'dropped' };
    const worth = { isShort, ttl: Math.ceil(ttl - ageSeconds) };
    const answer = await service.send(device, payload, worth, epochMs(now)).catch((error: unknown) => {
      log(`a device cannot be written to: ${error instanceof Error ? error.message : 'it has no keys'}`);
      return null;
    });
    if (answer === null) return { ...noted, outcome: 'refused' };
    if (answer.status === 401 || answer.status === 403) log(`a push service refuses our keys: ${answer.status}`);
    return { ...noted, ...pushOutcome(answer, { attempts, isShort, ageSeconds, ttl }) };
  }
}

function secondsBetween(from: UtcInstant, until: UtcInstant): number {
  return Math.max(0, epochMs(until) - epochMs(from)) / 1000;
}

/** Runs a task for each item, a few at a time, and keeps their order. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of rest) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}

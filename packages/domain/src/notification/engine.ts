import type { Follow } from '../follow/Follow.ts';
import type { FollowKinds } from '../follow/FollowKinds.ts';
import { cadence } from '../live/cadence.ts';
import { advanceCursor, type EventCursors, pollSince } from '../live/cursors.ts';
import type { NoScoreLine, ScoreLine } from '../match/Match.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import { duplicateKey } from './duplicateKey.ts';
import { type NotifiedFollows, notifiedFollows, passesFollows } from './followFilter.ts';
import { goalKey, isSameGoal } from './goalKey.ts';
import { type HandledKeys, handledSince, isHandled, NO_HANDLED_KEYS, withHandled } from './handledKeys.ts';
import type { LiveEvent, LiveEventId } from './LiveEvent.ts';
import type { Notification } from './Notification.ts';
import { notificationKey } from './notificationKey.ts';
import { toNotification } from './toNotification.ts';

/** Everything that the notification engine remembers. Its runner keeps it and carries out the engine's decisions. */
export type NotificationEngine = { readonly status: 'stopped' } | RunningEngine;

export interface RunningEngine {
  readonly status: 'running';
  readonly startedAt: UtcInstant;
  /** `catching-up` until the first backfill has arrived, whose older events are not announced. */
  readonly phase: 'catching-up' | 'watching';
  readonly follows: NotifiedFollows;
  /** True when nothing is followed: the engine runs and announces nothing. */
  readonly panic: boolean;
  readonly cursors: EventCursors;
  /** Completed polls have read the events of every match up to this moment; before the first poll it is the start. */
  readonly polledTo: UtcInstant;
  /** Events before this may have been handled and forgotten; null while no event was forgotten. */
  readonly forgottenTo: UtcInstant | null;
  /** The duplicate keys and the ids of handled events, with their times. */
  readonly handled: HandledKeys;
  /** Announced goals by goal key, with their times. */
  readonly goals: ReadonlyMap<string, UtcInstant>;
  /** The notifications of the last seconds, by notification key. */
  readonly recent: ReadonlyMap<string, RecentNotification>;
}

interface RecentNotification {
  readonly at: UtcInstant;
  readonly score: ScoreLine | NoScoreLine;
}

/** What a spectator is notified of. */
export interface EngineConfiguration {
  readonly follows: readonly Follow[];
  /** The kinds of events that the spectator has chosen for follows. */
  readonly chosen: readonly FollowKinds[];
}

/** A step of the engine, such as a start, a new configuration or new events. */
export type EngineStep =
  | (EngineConfiguration & { readonly kind: 'start'; readonly now: UtcInstant })
  | { readonly kind: 'stop' }
  /** `beginsAt` when nothing could be announced until now: events before that moment are not announced. */
  | (EngineConfiguration & { readonly kind: 'configure'; readonly beginsAt: UtcInstant | null })
  | {
      readonly kind: 'events';
      readonly origin: 'backfill' | 'poll' | 'realtime';
      readonly events: readonly LiveEvent[];
      readonly now: UtcInstant;
    }
  /** A poll is complete: these were all the events since `enginePollSince`. */
  | { readonly kind: 'polled'; readonly events: readonly LiveEvent[]; readonly now: UtcInstant }
  /** The first backfill and the first poll are complete. */
  | { readonly kind: 'caught-up' }
  /** The clock of the start has proved wrong by this many milliseconds; negative when it was ahead. */
  | { readonly kind: 'move-start'; readonly byMs: number }
  | { readonly kind: 'clear-memory'; readonly now: UtcInstant };

/** The decision about one event. */
export type EngineDecision =
  | { readonly kind: 'notify'; readonly notification: Notification }
  /** A red card that may have been announced is taken back. */
  | { readonly kind: 'take-back'; readonly card: LiveEventId; readonly event: LiveEvent }
  | { readonly kind: 'drop'; readonly id: LiveEventId; readonly reason: DropReason };

export type DropReason =
  | 'duplicate'
  | 'amended'
  | 'panic'
  | 'not-followed'
  | 'other-event'
  | 'before-start'
  | 'long-past'
  | 'same-goal'
  | 'within-five-seconds';

export interface EngineAnswer {
  readonly engine: NotificationEngine;
  /** One decision for each event of the step, in order. */
  readonly decisions: readonly EngineDecision[];
}

export const STOPPED_ENGINE: NotificationEngine = { status: 'stopped' };

/**
 * The engine after a step, and the decision about each event. It runs from its start to its stop, which clears
 * everything (NOTIFY-10). It takes a new configuration without forgetting (NOTIFY-11), announces nothing in panic mode
 * (NOTIFY-12), and handles an event in this order: duplicate or corrected (NOTIFY-34), cursor, follows, kind of event,
 * same goal, before the start, five seconds (NOTIFY-13 to NOTIFY-16). A red card that it has handled may be taken back
 * (NOTIFY-36).
 */
export function runEngine(engine: NotificationEngine, step: EngineStep): EngineAnswer {
  if (engine.status === 'stopped') return quietly(step.kind === 'start' ? started(step, step.now) : engine);
  switch (step.kind) {
    case 'start':
      return quietly(engine);
    case 'stop':
      return quietly(STOPPED_ENGINE);
    case 'configure':
      return quietly({ ...engine, ...configuration(step), ...beginning(step.beginsAt) });
    case 'polled':
      return quietly({
        ...engine,
        // A clock that was ahead at the start has been set right: the engine began before now.
        startedAt: earlier(engine.startedAt, step.now),
        polledTo: seenUpTo(engine.polledTo, step.events, step.now),
      });
    case 'caught-up':
      return quietly({ ...engine, phase: 'watching' });
    case 'move-start':
      return quietly({ ...engine, startedAt: instantAt(epochMs(engine.startedAt) + step.byMs) });
    case 'clear-memory':
      return quietly(withoutOldMemory(engine, step.now));
    case 'events':
      return handleEvents(engine, step);
  }
}

/**
 * The moment from which the engine's poll requests events. The first poll requests them from the earliest cursor
 * (LIVE-17), and at least from five minutes before the start: an event from those minutes that arrives later is
 * announced only if it was written late. Later polls request them from the end of the last complete poll, however long
 * ago, and at least from five minutes ago, because events may be written late (NOTIFY-26).
 */
export function enginePollSince({ phase, cursors, polledTo, startedAt }: RunningEngine, now: UtcInstant): UtcInstant {
  if (phase === 'watching') return earlier(pollSince(new Map(), now), polledTo);
  return earlier(pollSince(cursors, now), pollSince(new Map(), startedAt));
}

/**
 * The moment up to which events are known, by the events' own times, because the device's clock may be wrong. An event
 * that is dated in the future says nothing about the time until then.
 */
function seenUpTo(polledTo: UtcInstant, events: readonly LiveEvent[], now: UtcInstant): UtcInstant {
  return events
    .filter(({ occurredAt }) => occurredAt <= now)
    .reduce((latest, { occurredAt }) => (occurredAt > latest ? occurredAt : latest), polledTo);
}

function earlier(a: UtcInstant, b: UtcInstant): UtcInstant {
  return a < b ? a : b;
}

function quietly(engine: NotificationEngine): EngineAnswer {
  return { engine, decisions: [] };
}

function started(configured: EngineConfiguration, now: UtcInstant): RunningEngine {
  return {
    status: 'running',
    startedAt: now,
    phase: 'catching-up',
    ...configuration(configured),
    cursors: new Map(),
    polledTo: now,
    forgottenTo: null,
    handled: NO_HANDLED_KEYS,
    goals: new Map(),
    recent: new Map(),
  };
}

function configuration({ follows, chosen }: EngineConfiguration): Pick<RunningEngine, 'follows' | 'panic'> {
  return { follows: notifiedFollows(follows, chosen), panic: follows.length === 0 };
}

function beginning(at: UtcInstant | null): Partial<Pick<RunningEngine, 'startedAt' | 'phase' | 'polledTo'>> {
  return at === null ? {} : { startedAt: at, phase: 'catching-up', polledTo: at };
}

function handleEvents(engine: RunningEngine, step: Extract<EngineStep, { kind: 'events' }>): EngineAnswer {
  // The memory is copied once a step, not once an event.
  const handled = new Map<string, UtcInstant>();
  const memory = {
    cursors: engine.cursors,
    goals: new Map(engine.goals),
    recent: new Map(engine.recent),
  };
  const decide = (event: LiveEvent): EngineDecision => {
    const drop = (reason: DropReason): EngineDecision => ({ kind: 'drop', id: event.id, reason });
    const key = duplicateKey(event);
    const wasHandled = (one: string): boolean => handled.has(one) || isHandled(engine.handled, one);
    if (wasHandled(key)) return drop('duplicate');
    const isAmended = wasHandled(event.id);
    handled.set(key, event.occurredAt);
    handled.set(event.id, event.occurredAt);
    if (isAmended) return drop('amended');
    memory.cursors = advanceCursor(memory.cursors, event.matchId, event.occurredAt);
    if (engine.panic) return drop('panic');
    if (!passesFollows(event, engine.follows)) return drop('not-followed');
    const { cancels } = event;
    if (event.eventType === 'CARD_CANCELLED' && cancels !== undefined && wasHandled(cancels)) {
      return { kind: 'take-back', card: cancels, event };
    }
    const notification = toNotification(event);
    if (notification === null) return drop('other-event');
    const goal = notification.type === 'GOAL' ? goalKey(event) : null;
    const notified = goal === null ? undefined : memory.goals.get(goal);
    if (notified !== undefined && isSameGoal(event.minute, notified, event.occurredAt)) return drop('same-goal');
    if (goal !== null) memory.goals.set(goal, event.occurredAt);
    if (isBeforeStart(engine, step.origin, event)) return drop('before-start');
    if (step.origin !== 'realtime' && event.occurredAt < (engine.forgottenTo ?? '')) return drop('long-past');
    const alike = notificationKey(notification);
    if (isRepeat(memory.recent.get(alike), event, step.now)) return drop('within-five-seconds');
    memory.recent.set(alike, { at: step.now, score: event.score });
    return { kind: 'notify', notification };
  };
  const decisions = step.events.map(decide);
  return { engine: { ...engine, ...memory, handled: withHandled(engine.handled, handled) }, decisions };
}

/**
 * Whether an event is too old to announce. An event from the socket never is. An event from the first backfill is too
 * old unless it happened after the start. An event that is found later may have been written late, but not long before
 * the start: a match that is resumed has old goals.
 */
function isBeforeStart(
  engine: RunningEngine,
  origin: Extract<EngineStep, { kind: 'events' }>['origin'],
  { occurredAt }: LiveEvent,
): boolean {
  const allowance = engine.phase === 'catching-up' ? 0 : cadence.engine.pollWindow;
  return origin !== 'realtime' && epochMs(occurredAt) < epochMs(engine.startedAt) - allowance;
}

/** Whether a notification repeats an earlier one that is like it. Two goals to two different scores are no repeat. */
function isRepeat(last: RecentNotification | undefined, { score }: LiveEvent, now: UtcInstant): boolean {
  if (last === undefined || epochMs(now) - epochMs(last.at) >= cadence.engine.duplicate) return false;
  const haveScores = score.home !== null && last.score.home !== null;
  return !haveScores || (score.home === last.score.home && score.away === last.score.away);
}

/**
 * Forgets old events, but keeps those that a cursor or the poll's window can bring back: a backfill requests events
 * from its match's cursor, a poll from the earliest cursor or from the end of the last poll. The device's clock may be
 * set back, so events from the window before the last poll's end are kept too. Events more than a day old are dropped,
 * because a match without a cursor is backfilled for a day. If a source such as a snapshot brings older events all the
 * same, `forgottenTo` recognises them.
 */
function withoutOldMemory(engine: RunningEngine, now: UtcInstant): RunningEngine {
  const dayAgo = instantAt(epochMs(now) - cadence.engine.backfillWindow);
  const cursors: EventCursors = new Map([...engine.cursors].filter(([, cursor]) => cursor >= dayAgo));
  const polledTo = engine.polledTo > dayAgo ? engine.polledTo : dayAgo;
  const windowBefore = instantAt(epochMs(polledTo) - cadence.engine.pollWindow);
  const since = earlier(pollSince(cursors, now), windowBefore);
  const stillToCome = ([, occurredAt]: readonly [string, UtcInstant]): boolean => occurredAt >= since;
  return {
    ...engine,
    cursors,
    polledTo,
    forgottenTo: engine.forgottenTo !== null && engine.forgottenTo > since ? engine.forgottenTo : since,
    handled: handledSince(engine.handled, since),
    goals: new Map([...engine.goals].filter(stillToCome)),
    recent: new Map([...engine.recent].filter(([, { at }]) => epochMs(now) - epochMs(at) < cadence.engine.duplicate)),
  };
}

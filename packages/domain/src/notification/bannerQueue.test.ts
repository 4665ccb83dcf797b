import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchId } from '../match/Match.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import { advanceBanners, EMPTY_BANNER_QUEUE, enqueueBanner, gatherMissed, withdrawBanner } from './bannerQueue.ts';
import type { LiveEventId } from './LiveEvent.ts';
import type { Notification } from './Notification.ts';

const kickoff = '2026-11-21T15:00:00.000Z' as UtcInstant;

function at(seconds: number): UtcInstant {
  return instantAt(epochMs(kickoff) + seconds * 1000);
}

function facts(id: string, occurredAt: UtcInstant) {
  return {
    id: id as LiveEventId,
    matchId: 'm1' as MatchId,
    homeTeam: 'Brann',
    awayTeam: 'Viking',
    minute: null,
    occurredAt,
  };
}

function card(id: string, occurredAt = kickoff): Notification {
  return { ...facts(id, occurredAt), type: 'RED', teamSide: 'home', teamName: 'Brann', player: null };
}

function goal(id: string, occurredAt = kickoff): Notification {
  const score = { homeScore: 1, awayScore: 0, scoringSide: 'home' } as const;
  return { ...facts(id, occurredAt), ...score, type: 'GOAL', scorer: null, isFantasy: false };
}

test('NOTIFY-18 notifications wait in the order they came, each once', () => {
  const queue = [card('a'), goal('b'), card('a')].reduce(enqueueBanner, EMPTY_BANNER_QUEUE);
  expect(queue.waiting.map(({ id }) => id)).toEqual(['a', 'b']);
  const up = advanceBanners(queue, at(0));
  expect(enqueueBanner(up, card('a'))).toBe(up);
});

test('NOTIFY-19 the first shows, the next comes up when it is done, and in the end none is up', () => {
  const queue = [card('a'), goal('b')].reduce(enqueueBanner, EMPTY_BANNER_QUEUE);
  const first = advanceBanners(queue, at(0));
  expect(first.shown).toEqual({ notification: card('a'), since: at(0) });
  expect(advanceBanners(first, at(6.499))).toBe(first);
  const second = advanceBanners(first, at(6.5));
  expect(second).toEqual({ shown: { notification: goal('b'), since: at(6.5) }, waiting: [], withdrawn: [] });
  const none = advanceBanners(second, at(13));
  expect(none).toEqual(EMPTY_BANNER_QUEUE);
  expect(advanceBanners(none, at(14))).toBe(none);
});

test('NOTIFY-20 what was shown in another way no longer waits', () => {
  const queue = [card('a'), goal('b')].reduce(enqueueBanner, EMPTY_BANNER_QUEUE);
  const without = withdrawBanner(queue, 'a' as LiveEventId);
  expect(without.waiting.map(({ id }) => id)).toEqual(['b']);
  expect(withdrawBanner(without, 'a' as LiveEventId)).toBe(without);
});

test('NOTIFY-20 what was shown in another way before it came here is not shown when it comes', () => {
  const withdrawn = withdrawBanner(EMPTY_BANNER_QUEUE, 'a' as LiveEventId);
  expect(enqueueBanner(withdrawn, card('a'))).toBe(withdrawn);
  const up = advanceBanners(enqueueBanner(withdrawn, goal('b')), at(0));
  expect(up.shown?.notification.id).toBe('b');
  expect(enqueueBanner(advanceBanners(up, at(6.5)), card('a')).waiting).toEqual([]);
});

test('NOTIFY-21 after an absence the last two minutes come in turn, and what is older is gathered', () => {
  const queue = [
    goal('old', at(-121)),
    card('older', at(-500)),
    goal('oldest', at(-900)),
    goal('new', at(-120)),
  ].reduce(enqueueBanner, EMPTY_BANNER_QUEUE);
  const { queue: left, gathered } = gatherMissed(queue, at(0));
  expect(left.waiting.map(({ id }) => id)).toEqual(['new']);
  expect(gathered).toMatchObject({ goals: 2, redCards: 1 });
  expect(gathered?.notifications.map(({ id }) => id)).toEqual(['old', 'older', 'oldest']);
});

test('NOTIFY-21 with nothing old nothing is gathered', () => {
  const queue = enqueueBanner(EMPTY_BANNER_QUEUE, goal('new', at(-60)));
  expect(gatherMissed(queue, at(0))).toEqual({ queue, gathered: null });
});

test('NOTIFY-18 whatever happens, each notification is shown, gathered or withdrawn once, or still waits: none is lost or doubled', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('enqueue' as const), id: fc.nat({ max: 12 }), age: fc.nat({ max: 300 }) }),
    fc.record({ kind: fc.constantFrom('advance' as const, 'gather' as const), after: fc.nat({ max: 20 }) }),
    fc.record({ kind: fc.constant('withdraw' as const), id: fc.nat({ max: 12 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const came: string[] = [];
      const told: string[] = [];
      let queue = EMPTY_BANNER_QUEUE;
      let seconds = 0;
      for (const one of steps) {
        if (one.kind === 'enqueue' && !came.includes(String(one.id))) {
          came.push(String(one.id));
          const before = queue;
          queue = enqueueBanner(queue, goal(String(one.id), at(seconds - one.age)));
          if (queue === before) told.push(String(one.id));
        } else if (one.kind === 'advance') {
          seconds += one.after;
          const before = queue.shown;
          queue = advanceBanners(queue, at(seconds));
          if (queue.shown !== null && queue.shown !== before) told.push(queue.shown.notification.id);
        } else if (one.kind === 'gather') {
          seconds += one.after;
          const missed = gatherMissed(queue, at(seconds));
          queue = missed.queue;
          told.push(...(missed.gathered?.notifications ?? []).map(({ id }) => id));
        } else if (one.kind === 'withdraw') {
          const before = queue;
          queue = withdrawBanner(queue, String(one.id) as LiveEventId);
          if (queue.waiting.length < before.waiting.length) told.push(String(one.id));
        }
      }
      const all = [...told, ...queue.waiting.map(({ id }) => id)];
      expect(all.toSorted((a, b) => Number(a) - Number(b))).toEqual(came.toSorted((a, b) => Number(a) - Number(b)));
    }),
    { seed: 4, numRuns: 300 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScoreLine, Side } from '../match/Match.ts';
import { instantAt } from '../time/instant.ts';
import { byClock } from './clocks.ts';
import { compareSnapshot, type SnapshotChanges } from './compareSnapshot.ts';
import { person } from './exampleReports.ts';
import { exampleSnapshot } from './exampleSnapshot.ts';
import type { FeedEvent } from './FeedEvent.ts';
import { standingEvents, standingGoals } from './standingEvents.ts';
import type { ListedCard, ListedGoal, ListedSubstitution, MatchClock, MatchSnapshot } from './MatchSnapshot.ts';
import type { StoredMatch } from './StoredMatch.ts';

const runs = { seed: 27, numRuns: 400 };
const kickOff = Date.parse('2026-11-21T15:00:00.000Z');

/**
 * An event in a minute of the model's match. A goal that is taken back is identified by its place among those that
 * count.
 */
type Happening =
  | { readonly kind: 'goal'; readonly side: Side; readonly how: ListedGoal['kind']; readonly scorer: number }
  | { readonly kind: 'taken-back'; readonly place: number }
  | { readonly kind: 'card'; readonly side: Side; readonly card: ListedCard['card']; readonly player: number }
  | { readonly kind: 'change'; readonly side: Side };

/** How the provider distorts one of its answers. */
interface Handling {
  /** The minute of the match that the answer describes: an old answer may arrive late. */
  readonly minute: number;
  readonly repeats: number;
  readonly hasGoals: boolean;
  readonly hasOthers: boolean;
  readonly hasClocks: boolean;
  readonly hasScorers: boolean;
  readonly hasScores: boolean;
  readonly isReversed: boolean;
  /** A number n: every nth listed item is left out; none at 0. */
  readonly leavesOut: number;
  readonly doubles: boolean;
  readonly hasOwnTime: boolean;
}

const side = fc.constantFrom<Side>('home', 'away');
const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('goal' as const),
      side,
      how: fc.constantFrom<NonNullable<ListedGoal['kind']>>('regular', 'own-goal', 'penalty'),
      scorer: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('taken-back' as const), place: fc.nat({ max: 5 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('card' as const),
      side,
      card: fc.constantFrom<ListedCard['card']>('yellow', 'second-yellow', 'red'),
      player: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), side }) },
);
const anyMatch = fc.array(anyHappening, { maxLength: 14 });
const anyHandling: fc.Arbitrary<Handling> = fc.record({
  minute: fc.nat({ max: 15 }),
  repeats: fc.integer({ min: 1, max: 2 }),
  hasGoals: fc.boolean(),
  hasOthers: fc.boolean(),
  hasClocks: fc.boolean(),
  hasScorers: fc.boolean(),
  hasScores: fc.boolean(),
  isReversed: fc.boolean(),
  leavesOut: fc.nat({ max: 3 }),
  doubles: fc.boolean(),
  hasOwnTime: fc.boolean(),
});
const perfect: Omit<Handling, 'minute'> = {
  repeats: 1,
  hasGoals: true,
  hasOthers: true,
  hasClocks: true,
  hasScorers: true,
  hasScores: true,
  isReversed: false,
  leavesOut: 0,
  doubles: false,
  hasOwnTime: true,
};

interface Truth {
  readonly goals: readonly ListedGoal[];
  readonly cards: readonly ListedCard[];
  readonly substitutions: readonly ListedSubstitution[];
  readonly score: ScoreLine;
}

/** The model: the match after its first events, one a minute. Every player has at most one yellow and one red card. */
function truthAfter(happenings: readonly Happening[]): Truth {
  let goals: ListedGoal[] = [];
  const cards: ListedCard[] = [];
  const substitutions: ListedSubstitution[] = [];
  for (const [index, happening] of happenings.entries()) {
    const clock = { minute: index + 1, injuryTime: null };
    switch (happening.kind) {
      case 'goal': {
        const scorer = person(happening.scorer);
        goals.push({ side: happening.side, clock, kind: happening.how, scorer, assist: null, scoreAfter: null });
        break;
      }
      case 'taken-back':
        goals = goals.filter((_, place) => place !== happening.place);
        break;
      case 'card': {
        const isYellow = happening.card === 'yellow';
        const isTheirs = (card: ListedCard): boolean =>
          card.side === happening.side && card.player?.id === happening.player && (card.card === 'yellow') === isYellow;
        if (!cards.some(isTheirs)) {
          cards.push({ side: happening.side, clock, card: happening.card, player: person(happening.player) });
        }
        break;
      }
      case 'change':
        substitutions.push({ side: happening.side, clock, off: person(100 + index), on: person(200 + index) });
    }
  }
  const score = { home: 0, away: 0 };
  const scored = goals.map((goal) => {
    score[goal.side] += 1;
    return { ...goal, scoreAfter: { ...score } };
  });
  return { goals: scored, cards, substitutions, score };
}

function snapshotOf(match: readonly Happening[], handling: Handling, askedAt: number): MatchSnapshot {
  const minute = Math.min(handling.minute, match.length);
  const { goals, cards, substitutions, score } = truthAfter(match.slice(0, minute));
  const { hasGoals, hasOthers, hasClocks, hasScorers, hasScores, hasOwnTime } = handling;
  const clocked = <Item extends { readonly clock: MatchClock | null }>(item: Item): Item =>
    hasClocks ? item : { ...item, clock: null };
  return exampleSnapshot({
    play: { status: 'IN_PLAY', clock: hasClocks ? { minute: minute + 1, injuryTime: null } : null },
    score,
    goals: hasGoals
      ? handled(goals, handling).map((goal) => ({
          ...clocked(goal),
          scorer: hasScorers ? goal.scorer : null,
          scoreAfter: hasScores ? goal.scoreAfter : null,
        }))
      : null,
    cards: hasOthers ? handled(cards, handling).map(clocked) : null,
    substitutions: hasOthers ? handled(substitutions, handling).map(clocked) : null,
    time: {
      observedAt: instantAt(askedAt),
      changedAt: hasOwnTime ? instantAt(kickOff + minute * 60_000) : null,
    },
  });
}

function handled<Item>(items: readonly Item[], { isReversed, leavesOut, doubles }: Handling): readonly Item[] {
  const left = items.filter((_, place) => leavesOut === 0 || place % (leavesOut + 1) !== 0);
  const received = doubles ? [...left, ...left] : left;
  return isReversed ? received.toReversed() : received;
}

/**
 * The answers in the order in which they arrive, after the match has ended. Those without their own time arrive in
 * order.
 */
function arrivals(match: readonly Happening[], handlings: readonly Handling[]): readonly MatchSnapshot[] {
  const inOrder = handlings.some(({ hasOwnTime }) => !hasOwnTime)
    ? handlings.toSorted((a, b) => a.minute - b.minute)
    : handlings;
  const all = [{ ...perfect, minute: 0 }, ...inOrder, { ...perfect, minute: match.length }];
  let askedAt = kickOff + 60 * 60_000;
  return all.flatMap((handling) => {
    askedAt += 1000;
    const snapshot = snapshotOf(match, handling, askedAt);
    return Array.from({ length: handling.repeats }, () => snapshot);
  });
}

function watch(snapshots: readonly MatchSnapshot[]): { answers: SnapshotChanges[]; stored: StoredMatch | null } {
  let stored: StoredMatch | null = null;
  const answers = snapshots.map((snapshot) => {
    const answer = compareSnapshot(stored, snapshot);
    stored = answer.stored;
    return answer;
  });
  return { answers, stored };
}

function eventsIn(stored: StoredMatch | null): readonly FeedEvent[] {
  return stored?.coverage === 'events' ? stored.events : [];
}

const anyDay = fc.tuple(anyMatch, fc.array(anyHandling, { maxLength: 10 }));

test('FEED-5 FEED-7 FEED-8 in the end every goal that counts is stored once, in order, with its scorer, minute and kind', () => {
  fc.assert(
    fc.property(anyDay, ([match, handlings]) => {
      const { stored } = watch(arrivals(match, handlings));
      const truth = truthAfter(match);
      expect(stored?.state.score).toEqual(truth.score);
      const goals = standingGoals(eventsIn(stored)).toSorted(
        (a, b) => a.score.home + a.score.away - b.score.home - b.score.away,
      );
      expect(
        goals.map((goal) => ({ ...goal.detail, side: goal.side, clock: goal.clock, scoreAfter: goal.score })),
      ).toEqual(truth.goals);
    }),
    runs,
  );
});

test('FEED-5 FEED-6 each rise of the score makes one goal and each fall one correction, whatever is listed', () => {
  fc.assert(
    fc.property(anyDay, ([match, handlings]) => {
      const { answers } = watch(arrivals(match, handlings));
      let before = { home: 0, away: 0 };
      for (const { added, stored } of answers) {
        const now = stored.state.score ?? before;
        for (const of of ['home', 'away'] as const) {
          const count = (type: FeedEvent['type']): number =>
            added.filter((event) => event.type === type && event.side === of).length;
          expect(count('GOAL')).toBe(Math.max(0, now[of] - before[of]));
          expect(count('GOAL_CANCELLED')).toBe(Math.max(0, before[of] - now[of]));
        }
        before = now;
      }
    }),
    runs,
  );
});

test('FEED-9 FEED-10 in the end every card and substitution is stored once', () => {
  fc.assert(
    fc.property(anyDay, ([match, handlings]) => {
      const events = standingEvents(eventsIn(watch(arrivals(match, handlings)).stored));
      const { cards, substitutions } = truthAfter(match);
      const cardsIn = events.flatMap((event) => {
        if (event.type === 'YELLOW_CARD') return [`${event.side} yellow ${event.player?.id} ${event.clock?.minute}`];
        if (event.type !== 'RED_CARD') return [];
        return [
          `${event.side} ${event.secondYellow ? 'second-yellow' : 'red'} ${event.player?.id} ${event.clock?.minute}`,
        ];
      });
      expect(cardsIn.toSorted()).toEqual(
        cards.map((each) => `${each.side} ${each.card} ${each.player?.id} ${each.clock?.minute}`).toSorted(),
      );
      const changes = events
        .filter((event) => event.type === 'SUBSTITUTION')
        .toSorted((a, b) => byClock(a.clock, b.clock));
      expect(changes.map((event) => ({ side: event.side, clock: event.clock, off: event.off, on: event.on }))).toEqual(
        substitutions,
      );
    }),
    runs,
  );
});

test('FEED-1 FEED-3 FEED-11 no event is added twice or without a later time, only added events change, and a repeated answer writes nothing', () => {
  fc.assert(
    fc.property(anyDay, ([match, handlings]) => {
      const snapshots = arrivals(match, handlings);
      const { answers } = watch(snapshots);
      const known = new Map<string, string>();
      let latest = '';
      for (const [index, { added, amended, state }] of answers.entries()) {
        for (const { id, occurredAt } of amended) expect(known.get(id)).toBe(occurredAt);
        for (const { id, occurredAt } of added) {
          expect(known.has(id)).toBe(false);
          expect(occurredAt > latest).toBe(true);
          known.set(id, occurredAt);
          latest = occurredAt;
        }
        if (snapshots[index] === snapshots[index - 1]) {
          expect([state, added, amended], `${index}`).toEqual([null, [], []]);
        }
      }
    }),
    runs,
  );
});

test('FEED-2 an answer that the provider changed earlier never takes the state back', () => {
  fc.assert(
    fc.property(anyDay, ([match, handlings]) => {
      const timed = handlings.map((handling) => ({ ...handling, hasOwnTime: true }));
      const { answers } = watch(arrivals(match, timed));
      const times = answers.map(({ stored }) => stored.time.changedAt ?? '');
      expect(times.toSorted()).toEqual(times);
    }),
    runs,
  );
});

test('FEED-3 two simultaneous runs with answers of different moments write no goal under two ids', () => {
  fc.assert(
    fc.property(anyMatch, fc.nat({ max: 14 }), fc.nat({ max: 14 }), (match, one, other) => {
      const [first] = arrivals(match, []);
      if (first === undefined) return;
      const { stored } = compareSnapshot(null, first);
      const goalsOf = (minute: number): readonly string[] =>
        compareSnapshot(stored, snapshotOf(match, { ...perfect, minute }, kickOff + 7_200_000))
          .added.filter(({ type }) => type === 'GOAL')
          .map(({ id }) => id);
      const [a, b] = [goalsOf(one), goalsOf(other)];
      const most = (of: Side): number => Math.max(...[a, b].map((ids) => ids.filter((id) => id.includes(of)).length));
      expect(new Set([...a, ...b]).size).toBe(most('home') + most('away'));
    }),
    runs,
  );
});

import { expect, test } from 'vitest';
import type { ScoreLine } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import { compareSnapshot, type SnapshotChanges } from './compareSnapshot.ts';
import { clock, listedCard, listedGoal, listedSubstitution, person } from './exampleReports.ts';
import { exampleSnapshot } from './exampleSnapshot.ts';
import type { FeedEvent } from './FeedEvent.ts';
import type { MatchSnapshot, Play } from './MatchSnapshot.ts';
import type { StoredMatch } from './StoredMatch.ts';

const at = (minute: number, second = 0): UtcInstant =>
  `2026-11-21T15:${String(minute).padStart(2, '0')}:${String(second).padStart(2, '0')}.000Z` as UtcInstant;
const score = (home: number, away: number): ScoreLine => ({ home, away });
const inPlay = (minute: number): Play => ({ status: 'IN_PLAY', clock: clock(minute) });
const ended: Play = { status: 'FINISHED' };
const { utcKickoff } = exampleSnapshot();
const toPlay: Play = { status: 'TIMED' };

/** The changes of each snapshot. The provider was asked for them a minute apart unless they say otherwise. */
function run(snapshots: readonly Partial<MatchSnapshot>[], before: StoredMatch | null = null): SnapshotChanges[] {
  let stored = before;
  return snapshots.map((changes, index) => {
    const snapshot = exampleSnapshot({ time: { observedAt: at(index + 1), changedAt: null }, ...changes });
    const answer = compareSnapshot(stored, snapshot);
    stored = answer.stored;
    return answer;
  });
}

function askedAt(minute: number, second = 0): Pick<MatchSnapshot, 'time'> {
  return { time: { observedAt: at(minute, second), changedAt: null } };
}

function last(snapshots: readonly Partial<MatchSnapshot>[]): SnapshotChanges {
  const answer = run(snapshots).at(-1);
  if (answer === undefined) throw new Error('no snapshots');
  return answer;
}

function received(events: readonly FeedEvent[]): readonly string[] {
  return events.map((event) => {
    const line = 'score' in event ? ` ${event.score.home}–${event.score.away}` : '';
    return `${event.id.slice(3)}${line}`;
  });
}

test('FEED-1 a match that is seen for the first time has a new state', () => {
  const { state, added, amended, stored } = last([{ play: toPlay, score: null }]);
  expect(state).toEqual({ play: toPlay, score: null, utcKickoff, updatedAt: at(1) });
  expect([added, amended]).toEqual([[], []]);
  expect(stored.coverage).toBe('events');
});

test('FEED-1 a snapshot without anything new writes nothing', () => {
  const everything = {
    play: inPlay(70),
    score: score(1, 1),
    goals: [
      listedGoal({ scorer: person(1), assist: person(2), clock: clock(10), kind: 'penalty', scoreAfter: score(1, 0) }),
      listedGoal({ side: 'away', scorer: person(11), clock: clock(45, 2), scoreAfter: score(1, 1) }),
    ],
    cards: [listedCard({ player: person(3), clock: clock(20) }), listedCard({ card: 'red', player: person(4) })],
    substitutions: [listedSubstitution({ off: person(5), on: person(6), clock: clock(60) })],
  } satisfies Partial<MatchSnapshot>;
  const { state, added, amended, stored } = last([everything, everything]);
  expect([state, added, amended]).toEqual([null, [], []]);
  expect(stored.time.observedAt).toBe(at(2));
});

test('FEED-1 every kind of event is written with its facts', () => {
  const { added } = last([
    {
      score: score(1, 0),
      goals: [listedGoal({ scorer: person(1), assist: person(2), clock: clock(10), kind: 'own-goal' })],
      cards: [
        listedCard({ player: person(3), clock: clock(20) }),
        listedCard({ card: 'second-yellow', player: person(3), clock: clock(50) }),
      ],
      substitutions: [listedSubstitution({ side: 'away', off: person(15), on: person(16), clock: clock(60) })],
    },
  ]);
  expect(added).toEqual([
    {
      type: 'GOAL',
      id: 'm1:goal:home:1',
      side: 'home',
      clock: clock(10),
      detail: { kind: 'own-goal', scorer: person(1), assist: person(2) },
      score: score(1, 0),
      occurredAt: at(1),
    },
    {
      type: 'YELLOW_CARD',
      id: 'm1:yellow:home:3',
      side: 'home',
      clock: clock(20),
      player: person(3),
      occurredAt: '2026-11-21T15:01:00.001Z',
    },
    {
      type: 'RED_CARD',
      secondYellow: true,
      id: 'm1:red:home:3',
      side: 'home',
      clock: clock(50),
      player: person(3),
      occurredAt: '2026-11-21T15:01:00.002Z',
    },
    {
      type: 'SUBSTITUTION',
      id: 'm1:substitution:away:16',
      side: 'away',
      clock: clock(60),
      off: person(15),
      on: person(16),
      occurredAt: '2026-11-21T15:01:00.003Z',
    },
  ]);
});

test('FEED-2 an older snapshot changes nothing at all', () => {
  const [, late] = run([
    { score: score(1, 0), time: { observedAt: at(5), changedAt: at(4) } },
    { score: score(3, 2), time: { observedAt: at(6), changedAt: at(3) } },
  ]);
  expect(late).toMatchObject({ state: null, added: [], amended: [] });
  expect(late?.stored.state.score).toEqual(score(1, 0));
});

test('FEED-2 of two snapshots of the same moment neither takes a goal back', () => {
  const time = { observedAt: at(5), changedAt: at(4) };
  const [, same, newer] = run([
    { score: score(1, 1), time },
    { score: score(2, 0), time },
    { score: score(2, 0), time: { observedAt: at(6), changedAt: at(4) } },
  ]);
  expect([same?.state, same?.added]).toEqual([null, []]);
  expect(received(newer?.added ?? [])).toEqual(['goal:away:1:cancelled 1–0', 'goal:home:2 2–0']);
});

test('FEED-2 another answer of the same moment adds its facts', () => {
  const time = { observedAt: at(5), changedAt: at(4) };
  const [, same] = run([
    { score: score(1, 0), time },
    { score: score(2, 0), time, goals: [listedGoal({ scorer: person(1) })] },
  ]);
  expect(received(same?.added ?? [])).toEqual(['goal:home:2 2–0']);
  expect(same?.amended).toHaveLength(1);
});

test('FEED-3 two runs that compare the same write the same rows, and a goal has the same id, however much is known about it', () => {
  const [before] = run([{ score: score(0, 0) }]);
  const byScore = run([{ score: score(1, 0) }], before?.stored);
  const byList = run(
    [{ score: score(1, 0), goals: [listedGoal({ scorer: person(1), clock: clock(3) })] }],
    before?.stored,
  );
  expect(byScore[0]?.added.map(({ id }) => id)).toEqual(byList[0]?.added.map(({ id }) => id));
  expect(run([{ score: score(1, 0) }], before?.stored)).toEqual(byScore);
});

test('FEED-5 each goal between two snapshots is an event, with the score after it', () => {
  const { added } = last([{ score: score(0, 1) }, { score: score(2, 2), play: inPlay(40) }]);
  expect(received(added)).toEqual(['goal:home:1 1–1', 'goal:home:2 2–1', 'goal:away:2 2–2']);
  expect(added.map((event) => event.clock)).toEqual([clock(40), clock(40), clock(40)]);
});

test('FEED-5 a match of which only the start and the end are seen has every goal, without a minute', () => {
  const { state, added } = last([
    { play: toPlay, score: null },
    { play: ended, score: score(2, 1) },
  ]);
  expect(state?.play).toEqual(ended);
  expect(received(added)).toEqual(['goal:home:1 1–0', 'goal:home:2 2–0', 'goal:away:1 2–1']);
  expect(added.every((event) => event.clock === null)).toBe(true);
});

test('FEED-5 a snapshot without a score leaves goals as they are', () => {
  const { state, added, amended } = last([{ score: score(1, 0) }, { score: null, goals: [] }]);
  expect([state, added, amended]).toEqual([null, [], []]);
});

test('FEED-5 a goal that comes after the end is a goal, also in a match that was broken off', () => {
  expect(received(last([{ score: score(0, 0) }, { play: ended }, { play: ended, score: score(0, 1) }]).added)).toEqual([
    'goal:away:1 0–1',
  ]);
  expect(received(last([{}, { play: { status: 'SUSPENDED' }, score: score(1, 0) }]).added)).toEqual([
    'goal:home:1 1–0',
  ]);
});

test('FEED-6 a lower score takes each of the missing goals back once', () => {
  const lower = { score: score(0, 1), play: inPlay(30) };
  const [, , taken, again] = run([
    { score: score(1, 0) },
    { score: score(2, 1), goals: [listedGoal({ scorer: person(9), scoreAfter: score(2, 1) })] },
    lower,
    lower,
  ]);
  expect(received(taken?.added ?? [])).toEqual(['goal:home:2:cancelled 1–1', 'goal:home:1:cancelled 0–1']);
  expect(taken?.added[0]).toMatchObject({
    type: 'GOAL_CANCELLED',
    goalId: 'm1:goal:home:2',
    side: 'home',
    scorer: person(9),
    clock: clock(30),
  });
  expect(received(taken?.amended ?? [])).toEqual(['goal:away:1 0–1']);
  expect(again?.added).toEqual([]);
});

test('FEED-6 a goal after one that was taken back is a new goal', () => {
  const { added } = last([{ score: score(1, 0) }, { score: score(0, 0) }, { score: score(1, 0) }]);
  expect(received(added)).toEqual(['goal:home:2 1–0']);
});

test('FEED-6 the goal that is no longer listed is taken back, or the last goal when all are listed', () => {
  const [berg, moe] = [
    listedGoal({ scorer: person(1), clock: clock(10) }),
    listedGoal({ scorer: person(2), clock: clock(20) }),
  ];
  const both = { score: score(2, 0), goals: [berg, moe] };
  const first = last([both, { score: score(1, 0), goals: [moe] }]);
  expect(received(first.added)).toEqual(['goal:home:1:cancelled 1–0']);
  expect(received(first.amended)).toEqual(['goal:home:2 1–0']);
  const behind = { score: score(1, 0), goals: [berg, moe] };
  expect(received(last([both, behind, behind]).added)).toEqual(['goal:home:2:cancelled 1–0']);
  expect(received(last([both, { score: score(1, 0) }]).added)).toEqual(['goal:home:2:cancelled 1–0']);
});

test('FEED-6 one answer whose list has the goal that its score lacks takes nothing back', () => {
  const goals = [
    listedGoal({ scorer: person(1), scoreAfter: score(1, 0) }),
    listedGoal({ scorer: person(2), scoreAfter: score(2, 0) }),
  ];
  const both = { score: score(2, 0), goals };
  const [, behind, again] = run([both, { score: score(1, 0), goals }, both]);
  expect([behind?.state, behind?.added, again?.state, again?.added]).toEqual([null, [], null, []]);
});

test('FEED-6 a match that is over keeps the goals that are listed, however often its score lacks them', () => {
  const goals = [listedGoal({ clock: clock(10) }), listedGoal({ clock: clock(70) })];
  const stale = { play: ended, score: score(0, 0), goals };
  const swapped = { play: ended, score: score(0, 2), goals };
  const answers = run([{ score: score(2, 0), goals }, stale, stale, swapped, { ...stale, score: score(2, 0) }]);
  expect(answers.slice(1).map(({ added, stored }) => [added, stored.state.score])).toEqual(
    Array.from({ length: 4 }, () => [[], score(2, 0)]),
  );
});

test('FEED-6 at and after full time a lower score takes a goal back once an answer six minutes later confirms it', () => {
  const over = { play: ended, score: score(1, 0) };
  const [, whistle, early, second] = run([
    { score: score(2, 0) },
    over,
    { ...over, ...askedAt(7, 59) },
    { ...over, ...askedAt(8) },
  ]);
  expect(early?.added).toEqual([]);
  expect([whistle?.state?.play, whistle?.state?.score, whistle?.added]).toEqual([ended, score(2, 0), []]);
  expect(received(second?.added ?? [])).toEqual(['goal:home:2:cancelled 1–0']);
  const [, , doubted, back, third] = run([
    { score: score(2, 0) },
    { ...over, score: score(2, 0) },
    over,
    { ...over, ...askedAt(9) },
    { ...over, ...askedAt(10) },
  ]);
  expect([doubted?.added, received(back?.added ?? []), third?.added]).toEqual([[], ['goal:home:2:cancelled 1–0'], []]);
});

test('FEED-6 where the provider lists the video referee’s decisions, a score that falls without such a decision counts once a second answer confirms it', () => {
  const listed = { goals: [], cancelled: score(0, 0) };
  const goal = { score: score(1, 0), goals: [listedGoal()], cancelled: score(0, 0) };
  const fallen = { ...listed, score: score(0, 0) };
  expect(run([fallen, goal, fallen, goal]).flatMap(({ added }) => received(added))).toEqual(['goal:home:1 1–0']);
  expect(received(last([goal, fallen, fallen]).added)).toEqual(['goal:home:1:cancelled 0–0']);
  const decided = { ...fallen, cancelled: score(1, 0) };
  expect(received(last([goal, decided]).added)).toEqual(['goal:home:1:cancelled 0–0']);
  const ofOther = { ...fallen, cancelled: score(0, 1) };
  expect(last([goal, ofOther]).added).toEqual([]);
});

test('FEED-6 a decision of the video referee excuses one goal, in the first answer that lists it', () => {
  const [none, one, two] = [0, 1, 2].map((home) => ({
    score: score(home, 0),
    goals: Array.from({ length: home }, () => listedGoal()),
  }));
  const decided = { cancelled: score(1, 0) };
  // The decision took a goal away before the feed saw it.
  expect(
    run([
      { ...none, ...decided },
      { ...one, ...decided },
      { ...none, ...decided },
    ]).at(-1)?.added,
  ).toEqual([]);
  const taken = run([
    { ...two, cancelled: score(0, 0) },
    { ...one, ...decided },
    { ...none, ...decided },
    { ...one, ...decided },
  ]);
  expect(taken.slice(1).map(({ added }) => received(added))).toEqual([['goal:home:2:cancelled 1–0'], [], []]);
  expect(
    last([
      { ...two, cancelled: score(0, 0) },
      { ...none, ...decided },
    ]).added,
  ).toEqual([]);
});

test('FEED-6 while a match is played, an answer less than 20 seconds after the one that raised the doubt confirms nothing', () => {
  const lower = { score: score(1, 0), goals: Array.from({ length: 2 }, () => listedGoal()) };
  const answers = run([
    { score: score(2, 0) },
    { ...lower, ...askedAt(2, 0) },
    { ...lower, ...askedAt(2, 19) },
    { ...lower, ...askedAt(2, 20) },
  ]);
  expect(answers.slice(1).map(({ added }) => received(added))).toEqual([[], [], ['goal:home:2:cancelled 1–0']]);
});

test('FEED-6 a lower score that the next answer does not confirm is forgotten', () => {
  const over = { play: ended, score: score(2, 0) };
  const lower = { play: ended, score: score(1, 0) };
  const answers = run([{ score: score(2, 0) }, lower, over, lower, { ...over, score: score(0, 0) }]);
  expect(answers.slice(1).flatMap(({ added }) => added)).toEqual([]);
});

test('FEED-9 a red card that two lists in a row leave out is taken back, and a list with the card in between keeps it', () => {
  const red = { cards: [listedCard({ card: 'red', player: person(4), clock: clock(20) })] };
  const none = { cards: [], play: inPlay(30) };
  const unlisted = { cards: null };
  const [, once, , twice, thrice, again] = run([red, none, unlisted, none, none, red]);
  expect([once?.added, thrice?.added]).toEqual([[], []]);
  expect(twice?.added).toEqual([
    {
      type: 'CARD_CANCELLED',
      id: 'm1:red:home:4:cancelled',
      cardId: 'm1:red:home:4',
      card: 'red',
      side: 'home',
      player: person(4),
      clock: clock(30),
      occurredAt: at(4),
    },
  ]);
  expect(received(again?.added ?? [])).toEqual(['red:home:4:2']);
  expect(run([red, none, red, none]).flatMap(({ added }) => received(added))).toEqual(['red:home:4']);
});

test('FEED-9 a list that turns a red card into a yellow takes the red back at once, and after the end once a second answer confirms it', () => {
  const red = { cards: [listedCard({ card: 'red', player: person(4), clock: clock(20) })] };
  const yellow = { cards: [listedCard({ player: person(4), clock: clock(20) })] };
  expect(received(last([red, yellow]).added)).toEqual(['red:home:4:cancelled', 'yellow:home:4']);
  const [, , over, second] = run([
    red,
    { ...red, play: ended },
    { ...yellow, play: ended },
    { ...yellow, play: ended },
  ]);
  expect([received(over?.added ?? []), received(second?.added ?? [])]).toEqual([
    ['yellow:home:4'],
    ['red:home:4:cancelled'],
  ]);
});

test('FEED-9 a yellow card that has become a red one stays, and so does a card in an answer whose list of goals is incomplete', () => {
  const yellow = listedCard({ player: person(4), clock: clock(20) });
  const red = listedCard({ player: person(4), clock: clock(60), card: 'second-yellow' });
  expect(
    run([{ cards: [yellow] }, { cards: [red] }, { cards: [red] }]).flatMap(({ added }) => received(added)),
  ).toEqual(['yellow:home:4', 'red:home:4']);
  const lacking = { score: score(1, 0), goals: [], cards: [] };
  expect(last([{ score: score(1, 0), cards: [yellow, red] }, lacking, lacking]).added).toEqual([]);
});

test('FEED-6 a goal that the provider moves to the other side is taken back, and the other side has a new goal', () => {
  expect(received(last([{ score: score(1, 0) }, { score: score(0, 1) }]).added)).toEqual([
    'goal:home:1:cancelled 0–0',
    'goal:away:1 0–1',
  ]);
});

test('FEED-7 facts that arrive later complete a goal, which keeps its id and its time', () => {
  const { added, amended } = last([
    { score: score(1, 0), play: inPlay(12) },
    {
      score: score(1, 0),
      goals: [listedGoal({ scorer: person(1), assist: person(2), clock: clock(11), kind: 'penalty' })],
    },
  ]);
  expect(added).toEqual([]);
  expect(amended).toEqual([
    {
      type: 'GOAL',
      id: 'm1:goal:home:1',
      side: 'home',
      clock: clock(11),
      detail: { kind: 'penalty', scorer: person(1), assist: person(2) },
      score: score(1, 0),
      occurredAt: at(1),
    },
  ]);
});

test('FEED-7 a corrected scorer or minute does not make a second goal', () => {
  const { added, amended } = last([
    { score: score(1, 0), goals: [listedGoal({ scorer: person(1), clock: clock(10), kind: 'penalty' })] },
    { score: score(1, 0), goals: [listedGoal({ scorer: person(2), clock: clock(11) })] },
  ]);
  expect(added).toEqual([]);
  expect(amended).toMatchObject([{ clock: clock(11), detail: { kind: 'penalty', scorer: person(2) } }]);
});

test('FEED-7 goals that the list leaves out, repeats or reorders stay as they are', () => {
  const goals = [10, 20, 30].map((minute) => listedGoal({ scorer: person(minute), clock: clock(minute) }));
  const [, middle = listedGoal()] = goals;
  const { added, amended } = last([
    { score: score(3, 0), goals },
    { score: score(3, 0), goals: [middle] },
    { score: score(3, 0), goals: [...goals.toReversed(), middle] },
  ]);
  expect([added, amended]).toEqual([[], []]);
});

test('FEED-7 a listed goal that the score does not have is not written', () => {
  const goals = [
    listedGoal({ scorer: person(1), scoreAfter: score(1, 0) }),
    listedGoal({ scorer: person(2), scoreAfter: score(2, 0) }),
  ];
  const { added } = last([{ score: score(1, 0), goals }]);
  expect(added).toMatchObject([{ detail: { scorer: person(1) } }]);
});

test('FEED-7 of two goals by one player each keeps its minute', () => {
  const first = listedGoal({ scorer: person(1), clock: clock(10), scoreAfter: score(1, 0) });
  const second = listedGoal({ scorer: person(1), clock: clock(50), scoreAfter: score(2, 0) });
  const { amended } = last([
    { score: score(1, 0), goals: [first] },
    { score: score(2, 0), goals: [second] },
    {
      score: score(2, 0),
      goals: [
        { ...first, clock: clock(11) },
        { ...second, clock: clock(51) },
      ],
    },
  ]);
  expect(amended.map((event) => [event.id, event.clock])).toEqual([
    ['m1:goal:home:1', clock(11)],
    ['m1:goal:home:2', clock(51)],
  ]);
});

test('FEED-7 a listed goal without a score is matched by its scorer', () => {
  const berg = listedGoal({ scorer: person(1), clock: clock(10) });
  const moe = listedGoal({ scorer: person(2), clock: clock(20) });
  const { amended } = last([
    { score: score(2, 0), goals: [berg, moe] },
    { score: score(2, 0), goals: [{ ...moe, clock: clock(21) }] },
  ]);
  expect(amended).toMatchObject([{ id: 'm1:goal:home:2', clock: clock(21), detail: { scorer: person(2) } }]);
});

test('FEED-7 a report without a scorer that comes again does not count for the next goal', () => {
  const known = listedGoal({ kind: 'regular', clock: clock(10) });
  const received = { score: score(2, 0), goals: [known] };
  for (const again of [known, { ...known, kind: null }, { ...known, clock: null }]) {
    expect(last([received, { ...received, goals: [again] }]).amended).toEqual([]);
  }
  for (const other of [
    { ...known, clock: clock(20) },
    { ...known, kind: 'penalty' as const },
  ]) {
    expect(last([received, { ...received, goals: [other] }]).amended).toMatchObject([{ id: 'm1:goal:home:2' }]);
  }
});

test('FEED-7 an incomplete list with an unknown scorer changes no known scorer', () => {
  const { added, amended } = last([
    {
      score: score(2, 0),
      goals: [listedGoal({ scorer: person(1), clock: clock(10) }), listedGoal({ scorer: person(2), clock: clock(20) })],
    },
    { score: score(2, 0), goals: [listedGoal({ scorer: person(3), clock: clock(30) })] },
  ]);
  expect([added, amended]).toEqual([[], []]);
});

test('FEED-8 goals of the two sides are in the order of the list', () => {
  const goals = [
    listedGoal({ side: 'away', scorer: person(11), clock: clock(20), scoreAfter: score(0, 1) }),
    listedGoal({ scorer: person(1), clock: clock(20), scoreAfter: score(1, 1) }),
  ];
  expect(received(last([{}, { score: score(1, 1), goals }]).added)).toEqual(['goal:away:1 0–1', 'goal:home:1 1–1']);
});

test('FEED-8 without scores in the list they are in the order of the minutes', () => {
  const goals = [
    listedGoal({ scorer: person(1), clock: clock(45, 2) }),
    listedGoal({ side: 'away', scorer: person(11), clock: clock(45, 1) }),
  ];
  expect(received(last([{ score: score(1, 1), goals }]).added)).toEqual(['goal:away:1 0–1', 'goal:home:1 1–1']);
});

test('FEED-8 an order that arrives later corrects the scores, and stays when a later answer has no list', () => {
  const goals = [
    listedGoal({ side: 'away', scorer: person(11), clock: clock(20), scoreAfter: score(0, 1) }),
    listedGoal({ scorer: person(1), clock: clock(20), scoreAfter: score(1, 1) }),
  ];
  const [, learnt, gone, untold] = run([
    { score: score(1, 1) },
    { score: score(1, 1), goals },
    { score: score(1, 1) },
    { score: score(1, 1), goals: goals.map((goal) => ({ ...goal, scoreAfter: null })) },
  ]);
  expect(received(learnt?.amended ?? [])).toEqual(['goal:away:1 0–1', 'goal:home:1 1–1']);
  expect([gone?.amended, untold?.amended]).toEqual([[], []]);
});

test('FEED-8 while the minute of a goal is not known the goals stay in the order in which they came', () => {
  const goals = [
    listedGoal({ side: 'away', scorer: person(11), clock: clock(20) }),
    listedGoal({ scorer: person(1), clock: null }),
  ];
  const { added } = last([{ score: score(1, 1), goals }]);
  expect(received(added)).toEqual(['goal:home:1 1–0', 'goal:away:1 1–1']);
  const scoresOfOne = last([
    { score: score(1, 1), goals: [listedGoal({ side: 'away', scorer: person(11), clock: clock(20) })] },
  ]);
  expect(received(scoresOfOne.added)).toEqual(['goal:home:1 1–0', 'goal:away:1 1–1']);
});

test('FEED-8 scores in the list that contradict each other are not used', () => {
  const goals = [
    listedGoal({ scorer: person(1), clock: clock(30), scoreAfter: score(1, 0) }),
    listedGoal({ side: 'away', scorer: person(11), clock: clock(20), scoreAfter: score(0, 1) }),
  ];
  expect(received(last([{ score: score(1, 1), goals }]).added)).toEqual(['goal:away:1 0–1', 'goal:home:1 1–1']);
});

test('FEED-11 events have later times than all earlier events, also when the clock goes back', () => {
  const { added, state } = last([
    { score: score(1, 0), time: { observedAt: at(30), changedAt: at(10) } },
    { score: score(2, 1), time: { observedAt: at(20), changedAt: at(15) } },
  ]);
  expect(added.map(({ occurredAt }) => occurredAt)).toEqual(['2026-11-21T15:30:00.001Z', '2026-11-21T15:30:00.002Z']);
  expect(state?.updatedAt).toBe('2026-11-21T15:30:00.001Z');
});

test('FEED-11 the events of one answer are in the order of the match, whichever lists they come from', () => {
  const { added } = last([
    {
      play: inPlay(75),
      score: score(1, 1),
      goals: [listedGoal({ scorer: person(1), clock: clock(72) }), listedGoal({ side: 'away', clock: clock(45, 2) })],
      cards: [
        listedCard({ card: 'red', player: person(2), clock: clock(57) }),
        listedCard({ player: person(3), clock: clock(30) }),
        listedCard({ player: person(5) }),
      ],
      substitutions: [listedSubstitution({ on: person(6), clock: clock(46) })],
    },
  ]);
  expect(received(added)).toEqual([
    'yellow:home:3',
    'goal:away:1 0–1',
    'substitution:home:6',
    'red:home:2',
    'goal:home:1 1–1',
    'yellow:home:5',
  ]);
});

test('FEED-11 a goal without a minute comes before the goals after it', () => {
  const goals = [
    listedGoal({ scoreAfter: score(1, 0) }),
    listedGoal({ side: 'away', clock: clock(40), scoreAfter: score(1, 1) }),
  ];
  const { added } = last([{ score: score(1, 1), goals, cards: [listedCard({ player: person(1), clock: clock(50) })] }]);
  expect(received(added)).toEqual(['goal:home:1 1–0', 'goal:away:1 1–1', 'yellow:home:1']);
});

const replayed = '2026-12-02T18:00:00.000Z' as UtcInstant;
const planned = { play: toPlay, utcKickoff: replayed, score: null };
const brokenOff = {
  play: inPlay(61),
  score: score(1, 0),
  goals: [listedGoal({ scorer: person(1), clock: clock(20) })],
  cards: [listedCard({ side: 'away', card: 'red', player: person(2), clock: clock(40) })],
};

test('FEED-19 a match that is planned again begins at nothing, and the earlier events belong to the play that was broken off', () => {
  const [, , again, begun, card] = run([
    brokenOff,
    { ...brokenOff, play: { status: 'SUSPENDED' } },
    planned,
    { play: inPlay(1), utcKickoff: replayed, goals: [], cards: [] },
    { ...brokenOff, utcKickoff: replayed, goals: [listedGoal({ scorer: person(1), clock: clock(66) })] },
  ]);
  expect(again?.state).toMatchObject({ play: toPlay, score: null });
  expect([again?.added, again?.amended.map(({ isAbandoned }) => isAbandoned)]).toEqual([[], [true, true]]);
  expect([begun?.state?.score, begun?.added, begun?.amended]).toEqual([score(0, 0), [], []]);
  expect(received(card?.added ?? [])).toEqual(['red:away:2:2', 'goal:home:2 1–0']);
});

test('FEED-19 a match that is played again begins at nothing, even if no answer had its new date', () => {
  const { state, added, amended } = last([brokenOff, { play: inPlay(2), utcKickoff: replayed, score: score(0, 0) }]);
  expect([state?.score, added, amended.length]).toEqual([score(0, 0), [], 2]);
});

test('FEED-19 a match that goes on from where it was broken off has no event twice', () => {
  const onwards = { ...brokenOff, play: inPlay(62), utcKickoff: replayed };
  const [, , resumed] = run([brokenOff, planned, onwards]);
  expect([resumed?.added, resumed?.amended.map(({ isAbandoned = false }) => isAbandoned)]).toEqual([
    [],
    [false, false],
  ]);
  expect(last([brokenOff, onwards])).toMatchObject({ added: [], amended: [] });
});

test('FEED-19 a goal without a scorer and a minute still counts when the match goes on, and gets both then', () => {
  const onwards = { ...brokenOff, play: inPlay(62), utcKickoff: replayed, cards: null };
  const { added, amended } = last([{ score: score(1, 0) }, onwards]);
  expect([added, amended.map(({ isAbandoned = false }) => isAbandoned)]).toEqual([[], [false]]);
});

test('FEED-19 without lists, a match whose score has goals goes on, and one without goals begins at nothing', () => {
  const resumed = { play: inPlay(62), utcKickoff: replayed, score: score(1, 0) };
  expect(last([brokenOff, resumed])).toMatchObject({ added: [], amended: [] });
  const substitutions = [listedSubstitution({ off: person(5), on: person(6), clock: clock(60) })];
  const begun = { play: inPlay(2), utcKickoff: replayed };
  const { added, amended } = last([{ play: inPlay(61), substitutions }, begun]);
  expect([added, amended.map(({ isAbandoned }) => isAbandoned)]).toEqual([[], [true]]);
});

test('FEED-19 a goal that only the score had shown still counts when the match goes on, whatever minute the list has', () => {
  const byScore = { play: inPlay(61), score: score(1, 0) };
  const resumed = { ...brokenOff, play: inPlay(62), utcKickoff: replayed, cards: null };
  expect(last([byScore, resumed]).added).toEqual([]);
});

test('FEED-19 when a match is broken off twice, only the events of its second play change', () => {
  const second = { play: inPlay(20), utcKickoff: replayed, score: score(0, 1) };
  const again = { ...planned, utcKickoff: '2026-12-09T18:00:00.000Z' as UtcInstant };
  const { amended, stored } = last([brokenOff, planned, second, again]);
  expect(amended.map(({ type }) => type)).toEqual(['GOAL']);
  expect(stored).toMatchObject({ events: Array.from({ length: 3 }, () => ({ isAbandoned: true })) });
});

test('FEED-19 a kick-off that is put off by an hour, or that is reported only after the match is over, does not begin a new play', () => {
  const late = '2026-11-21T16:00:00.000Z' as UtcInstant;
  expect(last([brokenOff, { ...brokenOff, utcKickoff: late }])).toMatchObject({ added: [], amended: [] });
  const over = { ...brokenOff, play: ended };
  expect(last([brokenOff, over, { ...over, utcKickoff: replayed }])).toMatchObject({ added: [], amended: [] });
});

test('FEED-13 a match that was over when it was first seen is a result without events', () => {
  const over = { play: ended, score: score(2, 1), goals: [listedGoal({ scorer: person(1) })] };
  const [first, second, third] = run([over, { ...over, score: score(2, 2) }, { ...over, score: score(2, 2) }]);
  expect(first?.stored).toEqual({
    coverage: 'result',
    state: { play: ended, score: score(2, 1), utcKickoff, updatedAt: at(1) },
    time: { observedAt: at(1), changedAt: null },
    doubts: { score: null, cards: [], decided: { home: 0, away: 0 } },
  });
  expect([first?.added, second?.added]).toEqual([[], []]);
  expect(second?.state?.score).toEqual(score(2, 2));
  expect(third?.state).toBeNull();
  expect(last([{ play: { status: 'AWARDED' }, score: score(0, 3) }]).stored.coverage).toBe('result');
});

test('FEED-13 a result whose match is in play after all gets its goals', () => {
  expect(received(last([{ play: ended, score: score(1, 0) }, { score: score(1, 0) }]).added)).toEqual([
    'goal:home:1 1–0',
  ]);
});

test('FEED-13 a match that is in play when it is first seen has its goals so far', () => {
  expect(received(last([{ score: score(1, 0) }]).added)).toEqual(['goal:home:1 1–0']);
});

test('FEED-13 an awarded score adds no goals, and takes none back', () => {
  const [, awarded, after, doubted, changed] = run([
    { score: score(1, 0) },
    { play: { status: 'AWARDED' }, score: score(0, 3) },
    { play: ended, score: score(0, 3) },
    { play: ended, score: score(0, 2) },
    { play: ended, score: score(0, 2), ...askedAt(10) },
  ]);
  expect(awarded?.state?.score).toEqual(score(0, 3));
  expect([awarded, after, doubted, changed].map((answer) => answer?.added)).toEqual([[], [], [], []]);
  expect(doubted?.state).toBeNull();
  expect(changed?.state?.score).toEqual(score(0, 2));
});

test('FEED-13 a match that is postponed or cancelled has no events', () => {
  for (const status of ['POSTPONED', 'CANCELED'] as const) {
    const { state, added } = last([
      { play: toPlay, score: null },
      { play: { status }, score: null, cards: [listedCard()] },
    ]);
    expect(state?.play.status).toBe(status);
    expect(added).toEqual([]);
  }
});

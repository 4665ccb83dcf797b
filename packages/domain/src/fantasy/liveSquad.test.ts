import { expect, test } from 'vitest';
import type { ElementId, FantasyPosition } from './FantasyPick.ts';
import type {
  ExplainedFixture,
  ExplainedLine,
  FantasyFixture,
  FantasyGameweek,
  GameweekPick,
} from './FantasyGameweek.ts';
import { liveSquad } from './liveSquad.ts';
import type { BonusStanding } from './provisionalBonus.ts';

const id = (element: number) => element as ElementId;

function fixture(changes: Partial<FantasyFixture> = {}): FantasyFixture {
  return { id: 1, homeName: 'Arsenal', awayName: 'Leeds', phase: 'in-play', standings: [], ...changes };
}

function standing(element: number, bps: number, bonus = 0): BonusStanding {
  return { element: id(element), minutes: 1, bps, bonus };
}

function played(minutes: number, ...more: ExplainedLine[]): readonly ExplainedLine[] {
  return [{ identifier: 'minutes', value: minutes, points: minutes === 0 ? 0 : minutes >= 60 ? 2 : 1 }, ...more];
}

const goal: ExplainedLine = { identifier: 'goals_scored', value: 1, points: 4 };

function week(
  fixtures: readonly FantasyFixture[],
  players: Readonly<Record<number, readonly ExplainedFixture[]>>,
): FantasyGameweek {
  return {
    game: 'fpl',
    current: null,
    next: null,
    fixtures,
    players: new Map(Object.entries(players).map(([element, explained]) => [id(Number(element)), explained])),
    entries: [],
  };
}

function pick(
  element: number,
  position: FantasyPosition | 'unknown',
  captaincy: GameweekPick['captaincy'] = null,
): GameweekPick {
  return { element: id(element), position, captaincy };
}

const SHAPE = 'GDDDDMMMMFFGDMF';
const positions = { G: 'goalkeeper', D: 'defender', M: 'midfielder', F: 'forward' } as const;
/** Fifteen players, numbered from 1; the captain is 10, the vice-captain 11. */
const fifteen = SHAPE.split('').map((letter, n) =>
  pick(n + 1, positions[letter as keyof typeof positions], n === 9 ? 'captain' : n === 10 ? 'vice-captain' : null),
);

/** Fifteen players who have played ninety minutes in a match that is over, except those in `given`. */
function allPlayed(given: Readonly<Record<number, readonly ExplainedFixture[]>> = {}) {
  const over = fixture({ phase: 'settled' });
  const everybody = Object.fromEntries(
    fifteen.map(({ element }) => [element, [{ fixture: over, lines: played(90) }]] as const),
  );
  return week([over], { ...everybody, ...given });
}

test('FANTASY-15 a player in play has the official lines and the bonus that the match would give', () => {
  const now = fixture({ standings: [standing(1, 30), standing(2, 24), standing(99, 12)] });
  const gameweek = week([now], {
    1: [{ fixture: now, lines: played(61, goal) }],
    2: [{ fixture: now, lines: played(61) }],
  });
  const { players } = liveSquad({ picks: [pick(1, 'forward'), pick(2, 'defender')], chip: null }, gameweek);
  expect(players[0]).toMatchObject({ points: 9, multiplier: 1, appearance: 'played', change: null });
  expect(players[0]?.fixtures[0]?.lines).toEqual([
    { identifier: 'minutes', value: 61, points: 2 },
    { identifier: 'goals_scored', value: 1, points: 4 },
    { identifier: 'provisional-bonus', value: 3, points: 3 },
  ]);
  expect(players[1]?.points).toBe(4);
});

test('FANTASY-15 once the official bonus is awarded nothing is added to it', () => {
  const bonus: ExplainedLine = { identifier: 'bonus', value: 3, points: 3 };
  const settled = fixture({ phase: 'over', standings: [standing(1, 30, 3), standing(2, 24)] });
  const received = fixture({ phase: 'over', standings: [standing(1, 30)] });
  for (const over of [settled, received]) {
    const gameweek = week([over], { 1: [{ fixture: over, lines: played(90, bonus) }] });
    expect(liveSquad({ picks: [pick(1, 'forward')], chip: null }, gameweek).total).toBe(5);
  }
});

test('FANTASY-15 a match that has not begun gives no bonus, whatever its standings are', () => {
  const coming = fixture({ phase: 'upcoming', standings: [standing(1, 30)] });
  const gameweek = week([coming], { 1: [{ fixture: coming, lines: played(0) }] });
  const [player] = liveSquad({ picks: [pick(1, 'forward')], chip: null }, gameweek).players;
  expect(player).toMatchObject({ points: 0, appearance: 'pending' });
});

test('FANTASY-15 in a double gameweek both matches count, each with its own bonus', () => {
  const first = fixture({ id: 1, phase: 'over', standings: [standing(1, 40)] });
  const second = fixture({ id: 2, standings: [standing(99, 40), standing(1, 20)] });
  const gameweek = week([first, second], {
    1: [
      { fixture: first, lines: played(90) },
      { fixture: second, lines: played(20) },
    ],
  });
  const [player] = liveSquad({ picks: [pick(1, 'forward')], chip: null }, gameweek).players;
  expect(player?.points).toBe(2 + 3 + 1 + 2);
});

test('FANTASY-15 a player who has missed all of the team’s matches is absent', () => {
  const over = fixture({ id: 1, phase: 'over' });
  const coming = fixture({ id: 2, phase: 'upcoming' });
  const missed = { fixture: over, lines: played(0) };
  const gameweek = week([over, coming], { 1: [missed], 2: [missed, { fixture: coming, lines: played(0) }] });
  const { players } = liveSquad({ picks: [pick(1, 'forward'), pick(2, 'forward')], chip: null }, gameweek);
  expect(players.map(({ appearance }) => appearance)).toEqual(['absent', 'pending']);
});

test('FANTASY-15 in a blank gameweek a player is absent, and a substitute comes on', () => {
  const { players, total } = liveSquad({ picks: fifteen, chip: null }, allPlayed({ 5: [] }));
  expect(players[4]).toMatchObject({ appearance: 'absent', change: 'off', multiplier: 0, fixtures: [] });
  expect(players[12]).toMatchObject({ change: 'on', multiplier: 1 });
  expect(total).toBe(12 * 2);
});

test('FANTASY-10 a player who is booked without a minute on the pitch has played', () => {
  const over = fixture({ phase: 'over' });
  const booked = [{ fixture: over, lines: played(0, { identifier: 'yellow_cards', value: 1, points: -1 }) }];
  const { players } = liveSquad({ picks: fifteen, chip: null }, allPlayed({ 5: booked }));
  expect(players[4]).toMatchObject({ appearance: 'played', change: null, points: -1 });
});

test('FANTASY-15 a player about whom nothing is known does not count as absent', () => {
  const { players } = liveSquad({ picks: [...fifteen.slice(0, 10), pick(77, 'forward')], chip: null }, allPlayed());
  expect(players[10]).toMatchObject({ appearance: 'pending', points: 0, change: null });
});

test.each([
  [0, 0],
  [11, 24],
  [15, 24],
  [16, 24],
])('FANTASY-15 a squad of %i picks has the points of its first eleven: %i', (picks, total) => {
  const extra = pick(16, 'midfielder');
  const squad = liveSquad({ picks: [...fifteen, extra].slice(0, picks), chip: null }, allPlayed());
  expect([squad.players.length, squad.total]).toEqual([picks, total]);
});

test('FANTASY-12 FANTASY-15 the armband and the chips count while the gameweek is played', () => {
  expect(liveSquad({ picks: fifteen, chip: 'triple-captain' }, allPlayed()).total).toBe(26);
  expect(liveSquad({ picks: fifteen, chip: 'bench-boost' }, allPlayed()).total).toBe(32);
  const { players } = liveSquad({ picks: fifteen, chip: null }, allPlayed({ 10: [] }));
  expect(players[10]?.multiplier).toBe(2);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LineUp } from '../report/LineUp.ts';
import type { MatchEvent, MatchEventId } from '../report/MatchEvent.ts';
import { drawPitchEvents } from './drawPitchEvents.ts';
import { fieldedPlayers, playersOn } from './fieldedPlayers.ts';
import type { PlayedMatch } from './PlayedMatch.ts';
import { pitchPoint } from './PitchPoint.ts';
import { withinPitch } from './withinPitch.ts';

const facts = { extraTime: null, description: null, occurredAtUtc: null, assistName: null } as const;
const id = (text: string) => text as MatchEventId;

function lineUpOf(team: string): LineUp {
  const lineup = Array.from({ length: 11 }, (_, slotIndex) => ({
    id: `${team}${slotIndex}`,
    name: `${team}${slotIndex}`,
    shirtNumber: slotIndex + 1,
    position: null,
    slotIndex,
  }));
  return { formation: '4-3-3', lineup, bench: [] };
}

const events: readonly MatchEvent[] = [
  {
    ...facts,
    id: id('1'),
    type: 'GOAL',
    goal: 'regular',
    cancelled: false,
    minute: 20,
    teamSide: 'home',
    playerName: 'h9',
    assistName: 'h6',
  },
  { ...facts, id: id('2'), type: 'YELLOW_CARD', minute: 33, teamSide: 'away', playerName: 'a3' },
  { ...facts, id: id('3'), type: 'SUBSTITUTION', minute: 60, teamSide: 'home', playerName: 'h9', assistName: 'h14' },
  { ...facts, id: id('4'), type: 'RED_CARD', secondYellow: false, minute: 70, teamSide: 'away', playerName: 'a4' },
  {
    ...facts,
    id: id('5'),
    type: 'GOAL',
    goal: 'penalty',
    cancelled: false,
    minute: 90,
    extraTime: 4,
    teamSide: 'home',
    playerName: 'h14',
  },
  {
    ...facts,
    id: id('6'),
    type: 'GOAL',
    goal: 'own-goal',
    cancelled: false,
    minute: 80,
    teamSide: 'home',
    playerName: 'a2',
  },
  {
    ...facts,
    id: id('7'),
    type: 'GOAL',
    goal: 'regular',
    cancelled: true,
    minute: 81,
    teamSide: 'away',
    playerName: 'a9',
    assistName: 'a8',
  },
];
const match: PlayedMatch = { shots: [], events, lineUps: { home: lineUpOf('h'), away: lineUpOf('a') } };

test('PITCH-31 the same seed draws the same events, another seed others, and all of them are on the pitch', () => {
  expect(drawPitchEvents(match, 5)).toEqual(drawPitchEvents(match, 5));
  expect(drawPitchEvents(match, 5)).not.toEqual(drawPitchEvents(match, 6));
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      for (const side of Object.values(drawPitchEvents(match, seed))) {
        expect(withinPitch(side)).toEqual({ events: side, leftOut: 0 });
      }
    }),
    { seed: 4, numRuns: 20 },
  );
});

test('PITCH-31 without shots of a source, the goals that count are the shots, except own goals', () => {
  const { home, away } = drawPitchEvents(match, 1);
  expect(home.shots.map(({ minute, player, outcome }) => [minute, player, outcome])).toEqual([
    [20, 'h9', 'goal'],
    [94, 'h14', 'goal'],
  ]);
  expect(home.shots[1]?.from).toEqual(pitchPoint(11, 0));
  expect(away.shots).toEqual([]);
});

test('PITCH-31 the shots of a source keep their place, player, outcome and expected goals', () => {
  const from = pitchPoint(14.2, -3.1);
  const shot = { side: 'away', minute: 12, player: 'a9', from, outcome: 'blocked', xg: 0.08 } as const;
  const { home, away } = drawPitchEvents({ ...match, shots: [shot] }, 1);
  expect(home.shots).toEqual([]);
  expect(away.shots).toMatchObject([{ minute: 12, player: 'a9', from, outcome: 'blocked', xg: 0.08 }]);
  expect(away.shots[0]?.to.x).toBe(7.1);
});

test('PITCH-31 the assist is a completed pass to where the goal was shot', () => {
  const { home, away } = drawPitchEvents(match, 3);
  const [goal] = home.shots;
  const assists = home.passes.filter((pass) => pass.minute === 20 && pass.to === goal?.from);
  expect(assists).toMatchObject([{ player: 'h6', receiver: 'h9', completed: true }]);
  expect(
    away.passes.some(({ minute, player, receiver }) => minute === 81 && player === 'a8' && receiver === 'a9'),
  ).toBe(false);
});

test('PITCH-31 an assist by somebody outside the line-up begins near the shot; without its shot there is none', () => {
  const stranger = events.map((event) => (event.assistName === 'h6' ? { ...event, assistName: 'x' } : event));
  const { home } = drawPitchEvents({ ...match, events: stranger }, 3);
  const pass = home.passes.find(({ player }) => player === 'x');
  expect(Math.abs((pass?.from.x ?? 99) - (pass?.to.x ?? 0))).toBeLessThanOrEqual(9);
  const other = { side: 'home', minute: 1, player: 'h9', from: pitchPoint(9, 0), outcome: 'goal' } as const;
  const without = drawPitchEvents({ ...match, events: stranger, shots: [other] }, 3);
  expect(without.home.passes.some(({ player }) => player === 'x')).toBe(false);
});

test('PITCH-31 only players on the pitch act: a substitute after coming on, nobody after going off', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { home, away } = drawPitchEvents(match, seed);
    const acts = (side: typeof home) => [...side.passes, ...side.runs, ...side.duels];
    expect(acts(home).every(({ player, minute }) => player !== 'h14' || minute >= 60)).toBe(true);
    expect(acts(home).every(({ player, minute }) => player !== 'h9' || minute < 60)).toBe(true);
    expect(acts(home).some(({ player }) => player === 'h14')).toBe(true);
    // The red card itself follows a duel in its minute.
    expect(acts(away).every(({ player, minute }) => player !== 'a4' || minute <= 70)).toBe(true);
  }
});

test('PITCH-31 a card follows a lost duel, and a duel won is lost by the other team at the same place', () => {
  const { home, away } = drawPitchEvents(match, 8);
  expect(away.duels).toContainEqual(expect.objectContaining({ minute: 33, player: 'a3', won: false }));
  expect(away.duels).toContainEqual(expect.objectContaining({ minute: 70, player: 'a4', won: false }));
  expect(home.duels).toHaveLength(62);
  const seenByAway = home.duels.map(({ minute, at, won }) =>
    [minute, (105 - at.x).toFixed(1), (-at.y + 0).toFixed(1), !won].join(),
  );
  expect(seenByAway.toSorted()).toEqual(
    away.duels.map(({ minute, at, won }) => [minute, at.x.toFixed(1), (at.y + 0).toFixed(1), won].join()).toSorted(),
  );
});

test('PITCH-31 it looks like football: most passes arrive, short ones more often, runs go forward, and the side with more shots has more passes', () => {
  const many = Array.from({ length: 12 }, (_, seed) => drawPitchEvents(match, seed).home);
  const passes = many.flatMap(({ passes: all }) => all);
  const rate = (some: typeof passes) => some.filter(({ completed }) => completed).length / some.length;
  const isLong = ({ from, to }: (typeof passes)[number]) => Math.hypot(to.x - from.x, to.y - from.y) >= 30;
  expect(rate(passes)).toBeGreaterThan(0.75);
  expect(rate(passes)).toBeLessThan(0.92);
  expect(rate(passes.filter(isLong))).toBeLessThan(rate(passes.filter((pass) => !isLong(pass))) - 0.1);
  expect(many.flatMap(({ runs }) => runs).every(({ from, to }) => to.x <= from.x)).toBe(true);
  const { home, away } = drawPitchEvents(match, 1);
  expect(home.passes.length).toBeGreaterThan(away.passes.length);
});

test('PITCH-31 without line-ups there are no passes, runs or duels', () => {
  const nobody: LineUp = { formation: null, lineup: [], bench: [] };
  const { home } = drawPitchEvents({ ...match, lineUps: { home: nobody, away: lineUpOf('a') } }, 1);
  expect(home.passes.map(({ player }) => player)).toEqual(['h6']);
  expect([...home.runs, ...home.duels]).toEqual([]);
  const alone: LineUp = { ...nobody, lineup: lineUpOf('h').lineup.slice(0, 1) };
  expect(drawPitchEvents({ ...match, events: [], lineUps: { home: alone, away: alone } }, 1).home).toEqual({
    shots: [],
    passes: [],
    runs: [],
    duels: [],
  });
});

test('PITCH-31 a substitute has the place of the player who goes off; a substitution that names nobody in the line-up changes nothing', () => {
  const unknown = events.map((event) => ({ ...event, playerName: null }));
  expect(fieldedPlayers('home', lineUpOf('h'), unknown)).toHaveLength(11);
  const noName = events.map((event) => (event.type === 'SUBSTITUTION' ? { ...event, assistName: null } : event));
  expect(playersOn(fieldedPlayers('home', lineUpOf('h'), noName), 61)).toHaveLength(10);
  const players = fieldedPlayers('home', lineUpOf('h'), events);
  const placeOf = (name: string) => players.find((player) => player.name === name)?.place;
  expect(placeOf('h14')).toEqual(placeOf('h9'));
  expect(playersOn(players, 59).map(({ name }) => name)).toContain('h9');
  expect(playersOn(players, 60).map(({ name }) => name)).not.toContain('h9');
});

import {
  drawPitchEvents,
  type LineUp,
  type MatchStatistics,
  type PitchEvents,
  pitchPoint,
  type PlayedShot,
  seededRandom,
  withinPitch,
} from '@tribunen/domain';
import { fn } from 'storybook/test';
import type { FactsView } from '../facts/FactsView.ts';
import { goalForNorway } from './matches.ts';

const norway = [
  'Ørjan Nyland',
  'David Møller Wolfe',
  'Leo Østigård',
  'Kristoffer Ajer',
  'Julian Ryerson',
  'Sander Berge',
  'Martin Ødegaard',
  'Fredrik Aursnes',
  'Antonio Nusa',
  'Erling Haaland',
  'Oscar Bobb',
];
const brazil = [
  'Alisson',
  'Alex Sandro',
  'Gabriel',
  'Marquinhos',
  'Wesley',
  'Casemiro',
  'Bruno Guimarães',
  'Paquetá',
  'Vinícius',
  'Neymar',
  'Raphinha',
];

function lineUpOf(names: readonly string[]): LineUp {
  const lineup = names.map((name, slotIndex) => ({
    id: name,
    name,
    shirtNumber: slotIndex + 1,
    position: null,
    slotIndex,
  }));
  return { formation: '4-3-3', lineup, bench: [] };
}

type StoryShot = readonly [
  minute: number,
  player: string,
  x: number,
  y: number,
  outcome: PlayedShot['outcome'],
  xg: number,
];

const shotsOfNorway: readonly StoryShot[] = [
  [8, 'Antonio Nusa', 23, -17, 'off-target', 0.04],
  [17, 'Erling Haaland', 9, 6.5, 'on-target', 0.31],
  [26, 'Martin Ødegaard', 21, 4, 'on-target', 0.06],
  [33, 'Oscar Bobb', 18, 14, 'off-target', 0.05],
  [44, 'Erling Haaland', 12, -1.5, 'blocked', 0.18],
  [58, 'Sander Berge', 24, -3, 'blocked', 0.03],
  [66, 'Antonio Nusa', 14, -9, 'on-target', 0.12],
  [79, 'Erling Haaland', 7.5, -2.4, 'goal', 0.44],
  [87, 'Oscar Bobb', 11, -11, 'off-target', 0.09],
  [90, 'Erling Haaland', 11, 4.6, 'goal', 0.36],
];
const shotsOfBrazil: readonly StoryShot[] = [
  [12, 'Neymar', 22, 6, 'on-target', 0.05],
  [38, 'Vinícius', 10, -8, 'off-target', 0.15],
  [71, 'Raphinha', 16, 12, 'blocked', 0.07],
  [100, 'Neymar', 11, 0, 'goal', 0.76],
];

const shots = [
  ...shotsOfBrazil.map((shot) => ({ side: 'home', shot }) as const),
  ...shotsOfNorway.map((shot) => ({ side: 'away', shot }) as const),
].map(({ side, shot: [minute, player, x, y, outcome, xg] }): PlayedShot => {
  return { side, minute, player, from: pitchPoint(x, y), outcome, xg };
});

const drawn = drawPitchEvents({ shots, events: [], lineUps: { home: lineUpOf(brazil), away: lineUpOf(norway) } }, 5);

/** Brazil – Norway, as the simulator would have played it. */
export const storyFactsView: FactsView = {
  match: goalForNorway,
  events: { home: withinPitch(drawn.home), away: withinPitch(drawn.away) },
  measured: false,
  statistics: null,
  look: '2d',
  onLook: fn(),
  minute: 95,
  onMinute: fn(),
  inReport: () => null,
};

/** The statistics of the same match. */
export const storyStatistics: MatchStatistics = {
  clock: { minute: 67, injuryTime: null },
  figures: [
    { key: 'possession', home: 61, away: 39 },
    { key: 'xg', home: 1, away: 1.6 },
    { key: 'shots', home: 4, away: 10 },
    { key: 'shotsOnTarget', home: 2, away: 5 },
    { key: 'corners', home: 3, away: 3 },
    { key: 'fouls', home: 12, away: 8 },
    { key: 'offsides', home: 0, away: 2 },
  ],
};

/** A side with no events at all. */
export const noFacts = withinPitch({ shots: [], passes: [], runs: [], duels: [] });

/** So many passes all over the pitch; every thousandth begins nowhere, and the one before it ends off the pitch. */
export function manyPasses(count: number): PitchEvents {
  const random = seededRandom(count);
  const anywhere = () => pitchPoint(random() * 105, random() * 68 - 34);
  return {
    shots: [],
    runs: [],
    duels: [],
    passes: Array.from({ length: count }, (_, index) => ({
      minute: Math.floor((index / count) * 95),
      from: index % 1000 === 999 ? pitchPoint(Number.NaN, 0) : anywhere(),
      to: index % 1000 === 998 ? pitchPoint(500, 0) : anywhere(),
      completed: random() < 0.8,
    })),
  };
}

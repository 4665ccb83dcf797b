import { expect, test } from 'vitest';
import { passNetwork } from './passNetwork.ts';
import { type PitchPoint, pitchPoint } from './PitchPoint.ts';

const pass = (player: string | null, receiver: string | null, from: PitchPoint, to: PitchPoint | null) => ({
  look: 'completed',
  player,
  receiver,
  from,
  to,
});
const [a, b, c] = [pitchPoint(60, 0), pitchPoint(40, 10), pitchPoint(20, -10)];

test('PITCH-28 players stand in the middle of their passes, and links count both ways', () => {
  const { players, links } = passNetwork([
    pass('Berg', 'Moe', a, b),
    pass('Moe', 'Berg', b, pitchPoint(50, 0)),
    pass('Moe', 'Lie', b, c),
  ]);
  expect(players).toEqual([
    { name: 'Berg', at: pitchPoint(55, 0), touches: 2 },
    { name: 'Moe', at: b, touches: 3 },
    { name: 'Lie', at: c, touches: 1 },
  ]);
  expect(links).toEqual([{ players: [players[0], players[1]], passes: 2 }]);
});

test('PITCH-28 the strongest link comes last', () => {
  const { links } = passNetwork([
    ...Array.from({ length: 5 }, () => pass('Berg', 'Moe', a, b)),
    ...Array.from({ length: 2 }, () => pass('Moe', 'Lie', b, c)),
    ...Array.from({ length: 3 }, () => pass('Lie', 'Berg', c, a)),
  ]);
  expect(links.map(({ passes }) => passes)).toEqual([2, 3, 5]);
});

test('PITCH-28 passes that failed, whose players are unknown, or from a player to the same player, do not count', () => {
  const marks = [
    { ...pass('Berg', 'Moe', a, b), look: 'failed' },
    pass(null, 'Moe', a, b),
    pass('Berg', null, a, b),
    pass('Berg', 'Berg', a, b),
    pass('Berg', 'Moe', a, null),
  ];
  expect(passNetwork(marks)).toEqual({ players: [], links: [] });
});

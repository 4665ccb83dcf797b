import { expect, test } from 'vitest';
import { playerPosition } from './playerPosition.ts';

test.each([
  ['Goalkeeper', 'goalkeeper'],
  ['Centre-Back', 'centre-back'],
  ['Left-Back', 'left-back'],
  ['Right-Back ', 'right-back'],
  ['Defence', 'defender'],
  ['Defender', 'defender'],
  ['Wing-Back', 'defender'],
  ['Defensive Midfield', 'defensive-midfield'],
  ['Central Midfield', 'central-midfield'],
  ['Attacking Midfield', 'attacking-midfield'],
  ['Left Midfield', 'left-midfield'],
  ['Right Midfield', 'right-midfield'],
  ['MIDFIELD', 'midfielder'],
  ['Left Winger', 'left-winger'],
  ['Right Winger', 'right-winger'],
  ['Centre-Forward', 'centre-forward'],
  ['Offence', 'forward'],
  ['Forward', 'forward'],
  ['Attacker', 'forward'],
] as const)('PLAYER-1 %s is a %s', (provided, position) => {
  expect(playerPosition(provided)).toBe(position);
});

test('PLAYER-1 words that are not known mean no position', () => {
  for (const unknown of ['Libero', '', '7']) expect(playerPosition(unknown)).toBeNull();
});

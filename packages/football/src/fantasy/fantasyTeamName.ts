import { createRandom } from '../createRandom.ts';
import { drawInteger } from '../drawInteger.ts';

const first = [
  'Row Z',
  'Back Post',
  'Second Ball',
  'Rainy Night',
  'Stoppage Time',
  'Nutmeg',
  'Long Throw',
  'Clean Sheet',
];
const last = ['Rovers', 'Athletic', 'Wanderers', 'United', 'City', 'Albion'];

/** The name of an invented manager's team; the same number always gives the same name. */
export function fantasyTeamName(teamId: number): string {
  const random = createRandom('fantasy-name', teamId);
  const draw = (words: readonly string[]): string => words[drawInteger(0, words.length - 1, random)] ?? '';
  return `${draw(first)} ${draw(last)}`;
}

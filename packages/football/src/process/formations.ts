import type { SquadLine } from '../../seed/SquadPlayer.ts';

/** A place in a formation: the provider's word for it, and the line of the squad that its player belongs to. */
export interface FormationPlace {
  readonly position: string;
  readonly line: SquadLine;
}

export interface Formation {
  readonly name: string;
  /** How often teams choose the formation, in per cent. */
  readonly share: number;
  /** Eleven places, from the goalkeeper forward, each line from left to right. */
  readonly places: readonly FormationPlace[];
}

const keeper = places('GK', 'Goalkeeper');
const backFour = places('DF', 'Left-Back', 'Centre-Back', 'Centre-Back', 'Right-Back');
const backThree = places('DF', 'Centre-Back', 'Centre-Back', 'Centre-Back');
const backFive = places('DF', 'Left-Back', 'Centre-Back', 'Centre-Back', 'Centre-Back', 'Right-Back');
const midfieldThree = places('MF', 'Central Midfield', 'Defensive Midfield', 'Central Midfield');
const midfieldFour = places('MF', 'Left Midfield', 'Central Midfield', 'Central Midfield', 'Right Midfield');
const midfieldFive = places(
  'MF',
  'Left Midfield',
  'Central Midfield',
  'Defensive Midfield',
  'Central Midfield',
  'Right Midfield',
);
const holdingTwo = places('MF', 'Defensive Midfield', 'Defensive Midfield');
const frontThree = places('FW', 'Left Winger', 'Centre-Forward', 'Right Winger');
const frontTwo = places('FW', 'Centre-Forward', 'Centre-Forward');
const behindOne = [
  ...places('FW', 'Left Winger'),
  ...places('MF', 'Attacking Midfield'),
  ...places('FW', 'Right Winger', 'Centre-Forward'),
];

/** The formations that our teams play. */
export const formations: readonly Formation[] = [
  { name: '4-3-3', share: 32, places: [...keeper, ...backFour, ...midfieldThree, ...frontThree] },
  { name: '4-2-3-1', share: 30, places: [...keeper, ...backFour, ...holdingTwo, ...behindOne] },
  { name: '4-4-2', share: 14, places: [...keeper, ...backFour, ...midfieldFour, ...frontTwo] },
  { name: '3-4-3', share: 9, places: [...keeper, ...backThree, ...midfieldFour, ...frontThree] },
  { name: '3-5-2', share: 8, places: [...keeper, ...backThree, ...midfieldFive, ...frontTwo] },
  { name: '5-3-2', share: 7, places: [...keeper, ...backFive, ...midfieldThree, ...frontTwo] },
];

function places(line: SquadLine, ...positions: readonly string[]): readonly FormationPlace[] {
  return positions.map((position) => ({ position, line }));
}

import { createRandom } from '../src/createRandom.ts';
import { shuffled } from '../src/shuffled.ts';
import type { SquadPlayer, SquadLine } from './SquadPlayer.ts';
import type { SeedNames } from './seedSchema.ts';

/** The line of each shirt number, 1 to 25: the usual eleven, then two substitutes for most positions. */
const lines: readonly SquadLine[] = [
  ...(['GK', 'DF', 'DF', 'DF', 'DF', 'MF', 'FW', 'MF', 'FW', 'MF', 'FW'] as const),
  ...(['GK', 'DF', 'MF', 'DF', 'MF', 'FW', 'MF', 'FW', 'MF', 'DF', 'MF', 'FW', 'GK', 'DF'] as const),
];

/**
 * A squad of people who do not exist, with names typical of players in that league. It belongs to the team and is the
 * same whatever the demo's seed. If a real person bears one of the names, that is a coincidence.
 *
 * @param team the id of the team
 *
 * @example
 * inventSquad(900_002, names.TIP)[0]; // { id: 90000201, name: 'Odin Kvam', shirtNumber: 1, line: 'GK' }
 */
export function inventSquad(team: number, { first, last }: SeedNames[string]): readonly SquadPlayer[] {
  const random = createRandom('squad', team);
  const given = shuffled(first, random);
  const family = shuffled(last, random);
  return lines.map((line, index) => {
    const shirtNumber = index + 1;
    const name = `${given[index % given.length] ?? ''} ${family[index % family.length] ?? ''}`;
    return { id: team * 100 + shirtNumber, name, shirtNumber, line };
  });
}

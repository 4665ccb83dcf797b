import type { SquadPlayer } from '../../seed/SquadPlayer.ts';
import type { Random } from '../createRandom.ts';
import { drawWeighted } from '../drawWeighted.ts';
import type { ScriptedLineUp } from '../script/MatchScript.ts';
import { formations } from './formations.ts';

const benchSize = 12;
/** How far a coach's choice strays from the shirt numbers: low numbers play most. */
const whim = 9;

/**
 * A team's line-up: a formation, its eleven and a bench, picked from the squad by position: mostly low shirt numbers,
 * and a little chance.
 *
 * @param certain players who must start, because they are known to score; at most eleven
 */
export function pickLineUp(
  squad: readonly SquadPlayer[],
  certain: readonly SquadPlayer[],
  random: Random,
): ScriptedLineUp {
  const formation = drawWeighted(formations, ({ share }) => share, random);
  const rank = new Map(squad.map((player) => [player, player.shirtNumber + random() * whim]));
  const left = squad.toSorted(
    (a, b) => Number(certain.includes(b)) - Number(certain.includes(a)) || (rank.get(a) ?? 0) - (rank.get(b) ?? 0),
  );
  const take = (index: number): SquadPlayer | undefined => left.splice(index, 1)[0];
  const starting = formation.places.map(({ position, line }) => {
    const fitting = left.findIndex((player) => player.line === line);
    const player = take(fitting >= 0 ? fitting : left.findLastIndex((each) => each.line !== 'GK'));
    if (player === undefined) throw new RangeError('A squad of fewer than eleven');
    return { player, position };
  });
  for (const player of certain) {
    const waiting = left.indexOf(player);
    if (waiting < 0) continue;
    const place = starting.findLastIndex((each) => !certain.includes(each.player) && each.position !== 'Goalkeeper');
    const [there] = starting.slice(place, place + 1);
    if (place < 0 || there === undefined) throw new RangeError('More than eleven players must start');
    starting[place] = { player, position: there.position };
    left[waiting] = there.player;
  }
  return { formation: formation.name, starting, bench: left.slice(0, benchSize).toSorted(byShirtNumber) };
}

function byShirtNumber(a: SquadPlayer, b: SquadPlayer): number {
  return a.shirtNumber - b.shirtNumber;
}

import type { ScoreLine, Side } from '@tribunen/domain';
import type { Random } from '../createRandom.ts';

interface Kick {
  readonly side: Side;
  readonly scored: boolean;
}

const scoringShare = 0.75;
const attempts = 20_000;

/**
 * A shoot-out, kick by kick, that ends with a given result. It plays whole shoot-outs by the laws until a shoot-out has
 * that result, so no kick is taken after the decision.
 *
 * @throws {Error} when no shoot-out can end so (a draw, or a lead that would have ended it earlier)
 */
export function drawShootOut(result: ScoreLine, random: Random): readonly Kick[] {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const kicks = playShootOut(random);
    if (goalsOf('home', kicks) === result.home && goalsOf('away', kicks) === result.away) return kicks;
  }
  throw new Error(`No shoot-out ends ${result.home}–${result.away}`);
}

/** A shoot-out by the laws, kick by kick, until it is decided. */
export function playShootOut(random: Random): readonly Kick[] {
  const first: Side = random() < 0.5 ? 'home' : 'away';
  const second: Side = first === 'home' ? 'away' : 'home';
  const kicks: Kick[] = [];
  while (!isDecided(kicks))
    kicks.push({ side: kicks.length % 2 === 0 ? first : second, scored: random() < scoringShare });
  return kicks;
}

/**
 * A shoot-out is decided when the side behind has too few of its five kicks left or, after five kicks each, when one
 * pair of kicks separates the sides.
 */
function isDecided(kicks: readonly Kick[]): boolean {
  const taken = (side: Side): number => kicks.filter((kick) => kick.side === side).length;
  const each = Math.max(5, taken('home'), taken('away'));
  const lead = goalsOf('home', kicks) - goalsOf('away', kicks);
  return lead > each - taken('away') || -lead > each - taken('home');
}

function goalsOf(side: Side, kicks: readonly Kick[]): number {
  return kicks.filter((kick) => kick.side === side && kick.scored).length;
}

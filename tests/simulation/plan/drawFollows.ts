import { drawInteger, drawWeighted, type Random, shuffled } from '@tribunen/football';
import type { MatchPlan } from '../football/MatchPlan.ts';
import type { PlannedFollow } from './SimulationPlan.ts';

/** A spectator's follows: mostly teams that play, sometimes a competition or a player, and now and then none. */
export function drawFollows(matches: readonly MatchPlan[], random: Random): readonly PlannedFollow[] {
  if (random() < 0.07) return [];
  const notifications = (): boolean => random() < 0.85;
  const teams = shuffled(
    matches.flatMap(({ home, away }) => [home, away]),
    random,
  ).slice(0, drawInteger(1, 3, random));
  const follows: PlannedFollow[] = teams.map(({ id, name }) => ({
    kind: 'team',
    id: String(id),
    // A follow stores the name that the team had when the user chose it. The provider may use another name now.
    name: id % 2 === 0 ? name : `${name} BK`,
    notifications: notifications(),
  }));
  const match = drawWeighted(matches, () => 1, random);
  if (random() < 0.4) {
    const { id, name } = match.competition;
    follows.push({ kind: 'competition', id: String(id), name, notifications: notifications() });
  }
  if (random() < 0.2) {
    const number = drawInteger(1, 11, random);
    const id = String(match.id * 100 + number);
    follows.push({ kind: 'player', id, name: `Spiller ${number}`, notifications: notifications() });
  }
  return follows;
}

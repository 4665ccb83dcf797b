import type { Scorer } from '@tribunen/contract';
import type { ListedScorer } from '@tribunen/ui';

/** The scorers with their places: those with the same number of goals share one. */
export function toListedScorers(scorers: readonly Scorer[]): ListedScorer[] {
  return scorers.map(({ player: { id, name, position, shirtNumber }, team, goals, assists, penalties }) => ({
    place: 1 + scorers.filter((other) => other.goals > goals).length,
    player: { id, name, position, number: shirtNumber, team },
    team,
    goals,
    assists,
    penalties,
  }));
}

import type { SquadPlayerView } from './FantasyView.ts';

/** A player's own points in the gameweek: live once that is known, until then as the squad was loaded; null while they are hidden. */
export function shownPoints({ live, gameweekPoints }: SquadPlayerView): number | null {
  return live?.points ?? gameweekPoints;
}

import type { SquadPlayerView } from './FantasyView.ts';

/** A player's own points in the gameweek: live once that is known, until then as the squad was loaded. */
export function shownPoints({ live, gameweekPoints }: SquadPlayerView): number {
  return live?.points ?? gameweekPoints;
}

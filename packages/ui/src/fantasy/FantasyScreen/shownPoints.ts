import type { SquadPlayerView } from './FantasyView.ts';

/** A player's own points in the gameweek: live when loaded, before that from the squad; null while they are hidden. */
export function shownPoints({ live, gameweekPoints }: SquadPlayerView): number | null {
  return live?.points ?? gameweekPoints;
}

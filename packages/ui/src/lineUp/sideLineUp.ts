import {
  hasLineUp,
  type LineUp,
  type LineUpPlayer,
  type MatchEvent,
  onField,
  orderLineUp,
  placeLineUp,
  type PlacedPlayer,
  playerMarks,
  type PlayerMarks,
  type Side,
} from '@tribunen/domain';
import { pitchNames } from './pitchNames.ts';
import { spreadPlayers } from './spreadPlayers.ts';

/** A player with their goals, cards and substitutions in the match. */
export interface MarkedPlayer {
  readonly player: LineUpPlayer;
  readonly marks: PlayerMarks;
}

/** One side as the panel draws it. */
export interface SideLineUp {
  readonly formation: string | null;
  /** In the order of the line-up, from the goalkeeper forward. */
  readonly field: readonly (PlacedPlayer & MarkedPlayer & { readonly shortName: string })[];
  readonly bench: readonly MarkedPlayer[];
}

/**
 * A side as it started, or as it stands after the events, with the substituted players on the bench; null when the side
 * has no line-up.
 *
 * @param events the events up to the minute that is shown
 */
export function sideLineUp(
  lineUp: LineUp,
  events: readonly MatchEvent[],
  side: Side,
  when: 'start' | 'then',
): SideLineUp | null {
  if (!hasLineUp(lineUp)) return null;
  const { formation, lineup, bench } = lineUp;
  const started = placeLineUp(formation, orderLineUp(lineup));
  const field = when === 'start' ? started : onField(started, bench, events, side);
  const isShown = ({ id }: LineUpPlayer): boolean => field.some(({ player }) => player.id === id);
  const marksOf = playerMarks(events, side);
  const names = pitchNames(field.map(({ player }) => player));
  return {
    formation,
    field: spreadPlayers(field).map((place) => ({
      ...place,
      marks: marksOf(place.player),
      shortName: names.get(place.player.id) ?? place.player.name,
    })),
    bench: [...bench, ...lineup.filter((player) => !isShown(player))].map((player) => ({
      player,
      marks: marksOf(player),
    })),
  };
}

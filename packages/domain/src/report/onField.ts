import type { Side } from '../match/Match.ts';
import { isPlayer, type NamedPlayer } from './isPlayer.ts';
import type { LineUpPlayer } from './LineUp.ts';
import { assistOf, playerOf } from './playersOf.ts';
import type { MatchEvent } from './MatchEvent.ts';
import type { PlacedPlayer } from './placeLineUp.ts';

/**
 * The players on the field after the events: a substitute takes the place of the player who goes off, and a player who
 * is sent off leaves it empty. A change that takes nobody off the field, or brings on somebody who is on it, changes
 * nothing (REPORT-41).
 *
 * @param placed the starting line-up in its places
 * @param bench where a substitute's number is found; a name that is not on the bench has none
 * @param events up to the moment, in order
 */
export function onField(
  placed: readonly PlacedPlayer[],
  bench: readonly LineUpPlayer[],
  events: readonly MatchEvent[],
  side: Side,
): PlacedPlayer[] {
  let field = [...placed];
  for (const event of events) {
    const { type, teamSide } = event;
    if (teamSide !== side || (type !== 'SUBSTITUTION' && type !== 'RED_CARD')) continue;
    const leaving = field.find(({ player }) => isPlayer(player, playerOf(event)));
    if (leaving === undefined) continue;
    const substitute = type === 'SUBSTITUTION' ? substituteOf(assistOf(event), bench) : null;
    if (
      substitute !== null &&
      field.some(({ player }) => isPlayer(player, { ...substitute, number: substitute.shirtNumber ?? undefined }))
    )
      continue;
    field = field.flatMap((place) =>
      place !== leaving ? place : substitute === null ? [] : { ...place, player: substitute },
    );
  }
  return field;
}

function substituteOf(named: NamedPlayer, bench: readonly LineUpPlayer[]): LineUpPlayer | null {
  const { name } = named;
  if (name === null) return null;
  return (
    bench.find((player) => isPlayer(player, named)) ?? {
      id: name,
      name,
      shirtNumber: named.number ?? null,
      position: null,
    }
  );
}

import { appearanceOf } from './appearanceOf.ts';
import type {
  ExplainedFixture,
  ExplainedLine,
  FantasyFixture,
  FantasyGameweek,
  GameweekEntry,
  GameweekPick,
} from './FantasyGameweek.ts';
import type { ElementId } from './FantasyPick.ts';
import { provisionalBonus } from './provisionalBonus.ts';
import type { Appearance } from './SquadMember.ts';
import { squadPoints } from './squadPoints.ts';

/** A line of a player's points. The provisional bonus is not among the official game's lines yet. */
export type LiveLine =
  | ExplainedLine
  | { readonly identifier: 'provisional-bonus'; readonly value: number; readonly points: number };

/** A player's part in one fixture, with the bonus that the fixture would give. */
export interface LiveFixture {
  readonly fixture: FantasyFixture;
  readonly lines: readonly LiveLine[];
}

/** A player of a squad while the gameweek is played. */
export interface LivePlayer {
  readonly element: ElementId;
  readonly appearance: Appearance;
  readonly fixtures: readonly LiveFixture[];
  /** The player's own points, before captaincy. */
  readonly points: number;
  /** How many times the points count for the squad; 0 when the player does not count. */
  readonly multiplier: 0 | 1 | 2 | 3;
  /** Whether the player comes on or goes off by automatic substitution. */
  readonly change: 'on' | 'off' | null;
}

/** A squad while the gameweek is played. */
export interface LiveSquad {
  /** The points before the cost of transfers. */
  readonly total: number;
  /** In the order of the squad. */
  readonly players: readonly LivePlayer[];
}

/**
 * A squad's points in the gameweek: each player's points with provisional bonus, and which players count, by captaincy,
 * chip and automatic substitutions (FANTASY-15). The gameweek may be blank or double, and there may be any number of
 * picks.
 */
export function liveSquad(
  { picks, chip }: Pick<GameweekEntry, 'picks' | 'chip'>,
  gameweek: FantasyGameweek,
): LiveSquad {
  const bonus = new Map(
    gameweek.fixtures.map(({ id, phase, standings }) => [id, provisionalBonus(phase === 'upcoming' ? [] : standings)]),
  );
  const members = picks.map((pick) => memberOf(pick, gameweek.players.get(pick.element), bonus));
  const { total, members: counted, substitutions } = squadPoints(members, chip, gameweek.game);
  const changeOf = (element: ElementId): LivePlayer['change'] => {
    if (substitutions.some((each) => each.in === element)) return 'on';
    return substitutions.some((each) => each.out === element) ? 'off' : null;
  };
  return {
    total,
    // The players who count are in the order of the squad.
    players: members.flatMap(({ element, appearance, fixtures, points }, place) =>
      counted
        .slice(place, place + 1)
        .map(({ multiplier }) => ({ element, appearance, fixtures, points, multiplier, change: changeOf(element) })),
    ),
  };
}

function memberOf(
  pick: GameweekPick,
  explained: readonly ExplainedFixture[] | undefined,
  bonus: ReadonlyMap<number, ReadonlyMap<ElementId, number>>,
) {
  const fixtures = (explained ?? []).map(({ fixture, lines }): LiveFixture => {
    const isAwarded = lines.some(({ identifier }) => identifier === 'bonus');
    const expected = isAwarded ? undefined : bonus.get(fixture.id)?.get(pick.element);
    return expected === undefined
      ? { fixture, lines }
      : { fixture, lines: [...lines, { identifier: 'provisional-bonus', value: expected, points: expected }] };
  });
  const lines = fixtures.flatMap((each) => each.lines);
  const minutes = lines.reduce((sum, { identifier, value }) => sum + (identifier === 'minutes' ? value : 0), 0);
  // A booked player counts as having played, on the bench too.
  const isBooked = lines.some(({ identifier }) => identifier === 'yellow_cards' || identifier === 'red_cards');
  // A player about whom nothing is known cannot be called absent.
  const areOver =
    explained !== undefined && fixtures.every(({ fixture: { phase } }) => phase === 'over' || phase === 'settled');
  return {
    ...pick,
    fixtures,
    appearance: isBooked ? 'played' : appearanceOf(minutes, areOver),
    points: lines.reduce((sum, { points }) => sum + points, 0),
  };
}

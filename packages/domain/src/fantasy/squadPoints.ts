import { type AutomaticSubstitution, automaticSubstitutions } from './automaticSubstitutions.ts';
import type { ElementId } from './FantasyPick.ts';
import type { FantasyChip } from './normaliseChip.ts';
import { splitSquad } from './splitSquad.ts';
import type { SquadMember } from './SquadMember.ts';

/** What a player adds to the squad's points. */
export interface MemberPoints {
  readonly element: ElementId;
  /** 0 for a player who does not count, 2 for the captain, 3 for a triple captain, else 1. */
  readonly multiplier: 0 | 1 | 2 | 3;
  /** Points with the multiplier. */
  readonly points: number;
}

/** A squad's points in a gameweek so far. */
export interface SquadPoints {
  readonly total: number;
  /** In the order of the squad. */
  readonly members: readonly MemberPoints[];
  readonly substitutions: readonly AutomaticSubstitution[];
}

/**
 * A squad's points in a gameweek: the eleven after automatic substitutions, the captain twice. With triple captain the
 * captain counts three times; with bench boost all fifteen count and nobody is substituted. The vice-captain takes over
 * from an absent captain (FANTASY-12, FANTASY-13).
 *
 * @param squad fifteen players: the eleven, then the bench in its order
 */
export function squadPoints(squad: readonly SquadMember[], chip: FantasyChip | null): SquadPoints {
  const substitutions = chip === 'bench-boost' ? [] : automaticSubstitutions(squad);
  const counted = chip === 'bench-boost' ? new Set(squad) : elevenAfter(squad, substitutions);
  const captain = armbandOf(squad);
  const members = squad.map((member): MemberPoints => {
    const multiplier = !counted.has(member) ? 0 : member !== captain ? 1 : chip === 'triple-captain' ? 3 : 2;
    return { element: member.element, multiplier, points: multiplier === 0 ? 0 : multiplier * member.points };
  });
  return { total: members.reduce((sum, { points }) => sum + points, 0), members, substitutions };
}

function elevenAfter(
  squad: readonly SquadMember[],
  substitutions: readonly AutomaticSubstitution[],
): ReadonlySet<SquadMember> {
  const out = new Set(substitutions.map((substitution) => substitution.out));
  const on = new Set(substitutions.map((substitution) => substitution.in));
  const { starters, bench } = splitSquad(squad);
  return new Set([
    ...starters.filter(({ element }) => !out.has(element)),
    ...bench.filter(({ element }) => on.has(element)),
  ]);
}

/** Nobody wears the armband when both were absent. */
function armbandOf(squad: readonly SquadMember[]): SquadMember | undefined {
  const wearer = (mark: 'captain' | 'vice-captain'): SquadMember | undefined =>
    squad.find(({ captaincy, appearance }) => captaincy === mark && appearance !== 'absent');
  return wearer('captain') ?? wearer('vice-captain');
}

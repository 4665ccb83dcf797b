import { type AutomaticSubstitution, automaticSubstitutions } from './automaticSubstitutions.ts';
import { captainInDoubledPosition, chipEffects, noEffect } from './chipEffects.ts';
import type { FantasyChip } from './FantasyChip.ts';
import type { FantasyGame } from './FantasyGame.ts';
import type { ElementId } from './FantasyPick.ts';
import { splitSquad } from './splitSquad.ts';
import type { SquadMember } from './SquadMember.ts';

/** What a player adds to the squad's points. */
export interface MemberPoints {
  readonly element: ElementId;
  /** How many times the player counts: 0 for a player who does not, 2 or 3 by the armband and the chip, else 1. */
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
 * from an absent captain (FANTASY-12, FANTASY-13). With two captains the vice-captain counts twice too; forward rush and
 * park the bus double every player of a position (FANTASY-21, FANTASY-22).
 *
 * @param squad fifteen players: the eleven, then the bench in its order
 */
export function squadPoints(squad: readonly SquadMember[], chip: FantasyChip | null, game: FantasyGame): SquadPoints {
  const { armband, armbands, doubled, hasBench } = chip === null ? noEffect : chipEffects[chip];
  const substitutions = hasBench ? [] : automaticSubstitutions(squad, game);
  const counted = hasBench ? new Set(squad) : elevenAfter(squad, substitutions);
  const captains = captainsOf(squad).slice(0, armbands);
  const multiplierOf = (member: SquadMember): MemberPoints['multiplier'] => {
    if (!counted.has(member)) return 0;
    if (!captains.includes(member)) return member.position === doubled ? 2 : 1;
    return member.position === doubled ? captainInDoubledPosition : armband;
  };
  const members = squad.map((member): MemberPoints => {
    const multiplier = multiplierOf(member);
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

/** The captain, then the vice-captain, without those who were absent. */
function captainsOf(squad: readonly SquadMember[]): readonly SquadMember[] {
  const present = squad.filter(({ appearance }) => appearance !== 'absent');
  return (['captain', 'vice-captain'] as const).flatMap(
    (mark) => present.find(({ captaincy }) => captaincy === mark) ?? [],
  );
}

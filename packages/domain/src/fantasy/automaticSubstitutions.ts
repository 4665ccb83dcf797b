import type { FantasyGame } from './FantasyGame.ts';
import type { ElementId } from './FantasyPick.ts';
import { type Formation, fantasyRules } from './fantasyRules.ts';
import { splitSquad } from './splitSquad.ts';
import type { SquadMember } from './SquadMember.ts';

/** An absent starter, and the player who comes on for them. */
export interface AutomaticSubstitution {
  readonly out: ElementId;
  readonly in: ElementId;
}

/**
 * The game's automatic substitutions. In bench order, each player who was not absent comes on for the first absent
 * starter whom the player can replace without breaking the formation. A player without a known position neither comes
 * on nor goes off (FANTASY-11).
 *
 * @param squad fifteen players: the eleven, then the bench in its order
 */
export function automaticSubstitutions(squad: readonly SquadMember[], game: FantasyGame): AutomaticSubstitution[] {
  const { formation } = fantasyRules[game];
  const { starters, bench } = splitSquad(squad);
  const substitutions: AutomaticSubstitution[] = [];
  let eleven = starters;
  const isKnown = ({ position }: SquadMember): boolean => position !== 'unknown';
  for (const incoming of bench.filter((each) => each.appearance !== 'absent' && isKnown(each))) {
    const outgoing = eleven.find(
      (starter) =>
        starter.appearance === 'absent' && isKnown(starter) && canReplace(eleven, starter, incoming, formation),
    );
    if (outgoing === undefined) continue;
    eleven = replaced(eleven, outgoing, incoming);
    substitutions.push({ out: outgoing.element, in: incoming.element });
  }
  return substitutions;
}

function canReplace(
  eleven: readonly SquadMember[],
  outgoing: SquadMember,
  incoming: SquadMember,
  formation: Formation,
): boolean {
  return outgoing.position === incoming.position || fits(replaced(eleven, outgoing, incoming), formation);
}

function replaced(eleven: readonly SquadMember[], outgoing: SquadMember, incoming: SquadMember): SquadMember[] {
  return eleven.map((member) => (member === outgoing ? incoming : member));
}

function fits(eleven: readonly SquadMember[], formation: Formation): boolean {
  return Object.entries(formation).every(([position, [fewest, most]]) => {
    const count = eleven.filter((member) => member.position === position).length;
    return count >= fewest && count <= most;
  });
}

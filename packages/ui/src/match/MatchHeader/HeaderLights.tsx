import { shownScore, type Match, type Side } from '@tribunen/domain';
import { Floodlight } from '../../primitives/Floodlight/Floodlight.tsx';

interface HeaderLightsProps {
  readonly match: Match;
  /** The sides that are cheered on, each with the number of its cheers. */
  readonly cheering: ReadonlyMap<Side, number>;
}

const sides = ['home', 'away'] as const satisfies readonly Side[];

/** The lamps over the halves that are cheered on; a goal strikes its side's again, and so does another cheer. */
export function HeaderLights({ match, cheering }: HeaderLightsProps) {
  const score = shownScore(match);
  return sides
    .filter((side) => cheering.has(side))
    .map((side) => <Floodlight key={`${side} ${score?.[side]} ${cheering.get(side)}`} side={side} on="pitch" />);
}

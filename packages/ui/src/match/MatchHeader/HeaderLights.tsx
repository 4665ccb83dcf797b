import { shownScore, type Match, type Side } from '@tribunen/domain';
import { Floodlight } from '../../primitives/Floodlight/Floodlight.tsx';

interface HeaderLightsProps {
  readonly match: Match;
  /** The sides that spectators cheer for, each with the number of its cheers. */
  readonly cheering: ReadonlyMap<Side, number>;
}

const sides = ['home', 'away'] as const satisfies readonly Side[];

/** The lamps over the halves of the sides that spectators cheer for. A goal or another cheer restarts the animation of that side's lamp. */
export function HeaderLights({ match, cheering }: HeaderLightsProps) {
  const score = shownScore(match);
  return sides
    .filter((side) => cheering.has(side))
    .map((side) => <Floodlight key={`${side} ${score?.[side]} ${cheering.get(side)}`} side={side} on="pitch" />);
}

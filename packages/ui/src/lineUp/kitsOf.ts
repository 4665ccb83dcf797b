import type { Side } from '@tribunen/domain';
import { clubColours } from '../primitives/Crest/clubColours.ts';
import type { CrestOwner } from '../primitives/Crest/Crest.tsx';
import { inkOn } from '../primitives/Crest/inkOn.ts';
import { nationScarves } from '../primitives/Crest/nationScarves.ts';
import { greens } from '../theme/tokens.ts';

/** The colour of a side's shirts and of the number on them. */
export interface Kit {
  readonly colour: string;
  readonly ink: string;
}

const white = '#FFFFFF';
const black = '#111111';
const grass = [...greens.dark, ...greens.light];
/**
 * Two colours closer than this distance in RGB count as the same. The rule applies to the shirts of the two sides, and
 * to a shirt and the grass.
 */
const leastApart = { shirts: 90, grass: 45 };

/**
 * The shirts of both sides. Each side plays in its own colours, never in the colour of the grass; if the two are alike,
 * the away side changes colour.
 */
export function kitsOf({ home, away }: Readonly<Record<Side, CrestOwner>>): Readonly<Record<Side, Kit>> {
  const homeColour = coloursOf(home).find(isUnlikeGrass) ?? white;
  const awayColour =
    [...coloursOf(away), white]
      .filter(isUnlikeGrass)
      .find((colour) => distance(colour, homeColour) >= leastApart.shirts) ?? black;
  return { home: kitIn(homeColour), away: kitIn(awayColour) };
}

function coloursOf(owner: CrestOwner): readonly string[] {
  switch (owner.kind) {
    case 'club':
      return clubColours(owner.name);
    case 'nation': {
      const stripes =
        nationScarves[owner.region]?.stripes ?? clubColours(owner.name).map((colour) => [colour, 1] as const);
      return stripes.toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
    }
    case 'competition':
    case 'letters':
      return [white];
  }
}

function isUnlikeGrass(colour: string): boolean {
  return grass.every((green) => distance(colour, green) >= leastApart.grass);
}

function distance(one: string, other: string): number {
  return Math.hypot(...partsOf(one).map((part, n) => part - (partsOf(other)[n] ?? 0)));
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function kitIn(colour: string): Kit {
  return { colour, ink: inkOn(colour) };
}

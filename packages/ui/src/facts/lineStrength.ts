/** How strongly lines are drawn: `opacity` 0–1, `width` as a share of the usual. */
export interface LineStrength {
  readonly opacity: number;
  readonly width: number;
}

const strengths: readonly (readonly [upTo: number, strength: LineStrength])[] = [
  [120, { opacity: 1, width: 1 }],
  [300, { opacity: 0.6, width: 0.8 }],
  [700, { opacity: 0.36, width: 0.62 }],
  [Infinity, { opacity: 0.22, width: 0.5 }],
];

/**
 * How strongly a number of lines is drawn, because hundreds at full strength would be one mass. There are only a few
 * steps, because each step draws all lines again.
 */
export function lineStrength(count: number): LineStrength {
  return strengths.find(([upTo]) => count <= upTo)?.[1] ?? { opacity: 1, width: 1 };
}

import { showcase } from '@tribunen/football';
import type { parseDemoSearch } from './parseDemoSearch.ts';

/**
 * The name of the world that an address opens. Tabs with the same scenario, seed and speed are in the same world.
 *
 * @example
 * worldName(parseDemoSearch('?demo=feil&speed=60')); // 'feil-5951-60'
 * worldName(parseDemoSearch('?demo=feil')); // 'feil'
 */
export function worldName({
  scenario,
  seed,
  speed,
}: Pick<ReturnType<typeof parseDemoSearch>, 'scenario' | 'seed' | 'speed'>): string {
  return seed === showcase.seed && speed === showcase.speed ? scenario : `${scenario}-${seed}-${speed}`;
}

import type { ProviderTeam } from '@tribunen/contract';
import type { SeedTeam } from '../../../seed/seedSchema.ts';

/** A team of the seed, in the provider's shape; it has no crest of its own. */
export function toProviderTeam({ id, name, shortName, tla }: SeedTeam): ProviderTeam {
  return { id, name, shortName, tla, crest: null };
}

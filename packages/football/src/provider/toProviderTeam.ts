import type { ProviderTeam } from '@tribunen/contract';
import type { SeedTeam } from '../../seed/seedSchema.ts';

/** A team of the seed, in the provider's shape. The seed has no crests. */
export function toProviderTeam({ id, name, shortName, tla }: SeedTeam): ProviderTeam {
  return { id, name, shortName, tla, crest: null };
}

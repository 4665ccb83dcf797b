import type { FootballProvider } from './FootballProvider.ts';

/**
 * The provider from which a competition's matches come: the first provider that has the competition.
 *
 * @param providers in order of preference
 */
export function leaderOf(code: string, providers: readonly FootballProvider[]): FootballProvider | null {
  return providers.find(({ has }) => has(code)) ?? null;
}

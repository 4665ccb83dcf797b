/**
 * Stands in for the infinite queries of `@tanstack/query-core` in the build (see `vite.config.ts`): the app pages through its lists itself. A
 * feature that uses one must remove the alias.
 */
export function infiniteQueryBehavior(): never {
  throw new Error('No infinite queries');
}

export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };

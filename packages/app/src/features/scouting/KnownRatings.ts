import type { StoredRating } from '@tribunen/domain';

/** The ratings of a squad, as far as they are known. */
export type KnownRatings =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; onRetry(): void }
  | { readonly status: 'known'; readonly ratings: readonly StoredRating[] };

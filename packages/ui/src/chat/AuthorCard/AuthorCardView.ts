import type { UserType } from '@tribunen/domain';

/** Everything that an author's card can show. */
export interface AuthorCardView {
  readonly name: string;
  /** Null until it is known. */
  readonly userType: UserType | null;
  readonly profile:
    | { readonly status: 'loading' }
    | { readonly status: 'error' }
    | {
        readonly status: 'ready';
        /** The name of the favourite team; null without one. */
        readonly team: string | null;
        /** As it was typed; null without one. */
        readonly bio: string | null;
      };
}

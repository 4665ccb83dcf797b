/** Whether the page's team or competition is followed, with the possible actions. */
export type FollowView =
  /** The follows are not loaded yet. */
  | { readonly status: 'loading' }
  /** Nobody is signed in, so the link leads to the sign-in, which leads back here. */
  | { readonly status: 'signed-out'; readonly signInHref: string }
  | { readonly status: 'ready'; readonly isFollowed: boolean; onFollow(): void; onUnfollow(): void };

/** Whether the page's team or competition is followed, and what can be done about it. */
export type FollowView =
  /** The follows are not known yet. */
  | { readonly status: 'loading' }
  /** Nobody is signed in: the sign-in leads back here. */
  | { readonly status: 'signed-out'; readonly signInHref: string }
  | { readonly status: 'ready'; readonly isFollowed: boolean; onFollow(): void; onUnfollow(): void };

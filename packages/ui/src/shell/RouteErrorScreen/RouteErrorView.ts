/** A screen whose code did not load, or an unexpected fault: in one screen, with the shell still there, or in the whole app. */
export type RouteErrorView =
  | { readonly status: 'not-loaded'; readonly isTrying: boolean; onRetry(): void; readonly homeHref: string }
  | { readonly status: 'route'; onRetry(): void; readonly homeHref: string }
  | { readonly status: 'root'; onReload(): void };

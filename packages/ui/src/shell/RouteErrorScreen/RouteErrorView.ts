/** An unexpected fault: in one screen, with the shell still there, or in the whole app. */
export type RouteErrorView =
  | { readonly status: 'route'; onRetry(): void; readonly homeHref: string }
  | { readonly status: 'root'; onReload(): void };

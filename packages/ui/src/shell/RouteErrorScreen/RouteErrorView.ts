/** A fault that a screen did not foresee: in one screen, with the shell still standing, or in all of it (part 1 §8). */
export type RouteErrorView =
  | { readonly status: 'route'; onRetry(): void; readonly homeHref: string }
  | { readonly status: 'root'; onReload(): void };

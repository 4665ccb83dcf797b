/** A package of other people that the product is made of. */
export interface AboutPackage {
  readonly name: string;
  readonly version: string;
  /** By its SPDX name. */
  readonly licence: string;
  /** The whole licence; empty where the package has no text of it. */
  readonly text: string;
}

/** The page about the product. */
export type AboutView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | { readonly status: 'ready'; readonly version: string; readonly packages: readonly AboutPackage[] };

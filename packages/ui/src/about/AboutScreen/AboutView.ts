/** A package of other people that the product is made of. */
export interface AboutPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX name of its licence. */
  readonly licence: string;
  /** The text of the licence; empty if the package has none. */
  readonly text: string;
}

/** The page about the product. */
export type AboutView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | { readonly status: 'ready'; readonly version: string; readonly packages: readonly AboutPackage[] };

interface Still {
  onRun(): void;
}

/** The page that warms the lists of results. */
export type WarmResultsView =
  | (Still & { readonly status: 'none' })
  | { readonly status: 'running' }
  /** The server has answered. */
  | (Still & { readonly status: 'answered'; readonly answer: unknown })
  | (Still & { readonly status: 'failed'; readonly message: string });

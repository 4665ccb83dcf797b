/** The build writes the variables of the environment into the worker too. */
interface ImportMeta {
  readonly env: Readonly<Record<string, unknown>>;
}

interface ExtendableEvent {
  /** Chromium has this method on the event `install`. TypeScript's types lack it. */
  addRoutes?(rule: {
    readonly condition: { readonly requestDestination: RequestDestination };
    readonly source: 'network';
  }): Promise<void>;
}

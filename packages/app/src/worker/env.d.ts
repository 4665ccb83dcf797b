/** The variables of the build, which also apply to the worker. */
interface ImportMeta {
  readonly env: Readonly<Record<string, unknown>>;
}

interface ExtendableEvent {
  /** Chromium has this method, on the event of an installation. TypeScript does not know it yet. */
  addRoutes?(rule: {
    readonly condition: { readonly requestDestination: RequestDestination };
    readonly source: 'network';
  }): Promise<void>;
}

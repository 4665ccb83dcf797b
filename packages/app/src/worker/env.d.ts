/** The variables of the build, which also apply to the worker. */
interface ImportMeta {
  readonly env: Readonly<Record<string, unknown>>;
}

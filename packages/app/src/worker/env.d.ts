/** The variables of the build, which the worker is built with too. */
interface ImportMeta {
  readonly env: Readonly<Record<string, unknown>>;
}

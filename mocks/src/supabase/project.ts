/** The project's settings, as in `supabase/config.toml`. */
export const project = {
  /** The schemas that REST exposes. */
  schemas: ['public'],
  /** The most rows that one answer has: of a read, a database function or an embedded table. */
  maxRows: 1000,
} as const;

/** The project's settings, as in `supabase/config.toml`. */
export const project = {
  /** The schemas that REST exposes. */
  schemas: ['public'],
  /** The most rows in one answer. */
  maxRows: 1000,
} as const;

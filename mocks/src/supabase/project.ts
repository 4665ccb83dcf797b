/** What the project is set to, as `supabase/config.toml` has it. */
export const project = {
  /** The schemas that REST reaches. */
  schemas: ['public'],
  /** The most rows that a read, a function of the database or an embedded table answers with. */
  maxRows: 1000,
} as const;

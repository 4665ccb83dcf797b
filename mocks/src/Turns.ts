/**
 * How requests get access to the database: at once when one backend has it alone, in turn when several share its rows.
 */
export interface Turns {
  /** Runs a task that reads, after the writes that any backend has acknowledged have arrived. */
  read<Answer>(task: () => Promise<Answer>): Promise<Answer>;
  /**
   * Runs a task that may write, exclusively.
   *
   * @returns the answer, once the writes are stored
   */
  write<Answer>(task: () => Promise<Answer>): Promise<Answer>;
}

/** The turns of a backend that has its database alone. */
export const atOnce: Turns = { read: (task) => task(), write: (task) => task() };

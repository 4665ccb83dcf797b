/** How requests are let at the database: at once where one backend has it alone, in turn where several share its rows. */
export interface Turns {
  /** Runs what reads, after everything that was acknowledged anywhere is there. */
  read<Answer>(task: () => Promise<Answer>): Promise<Answer>;
  /** Runs what may write, alone. @returns the answer when what was written is kept */
  write<Answer>(task: () => Promise<Answer>): Promise<Answer>;
}

/** The turns of a backend that has its database alone. */
export const atOnce: Turns = { read: (task) => task(), write: (task) => task() };

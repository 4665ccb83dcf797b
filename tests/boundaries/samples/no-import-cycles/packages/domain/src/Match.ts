import type { Goal } from './Goal.ts'; // refused by import/no-cycle

export interface Match {
  readonly goals: readonly Goal[];
}

import type { Match } from './Match.ts'; // refused by import/no-cycle

export interface Goal {
  readonly match: Match;
}

/** The three answers to the question who wins. */
export type Prediction = 'home' | 'draw' | 'away';

/** The votes, and the spectator's choice. */
export interface PredictionPoll {
  readonly votes: Readonly<Record<Prediction, number>>;
  readonly choice: Prediction | null;
}

/**
 * The poll after a choice: the spectator's one vote moves from their earlier choice, if any, to the new one
 * (REPORT-25).
 */
export function vote(poll: PredictionPoll, choice: Prediction): PredictionPoll {
  if (poll.choice === choice) return poll;
  const left = poll.choice === null ? {} : { [poll.choice]: poll.votes[poll.choice] - 1 };
  return { votes: { ...poll.votes, ...left, [choice]: poll.votes[choice] + 1 }, choice };
}

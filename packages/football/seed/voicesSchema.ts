import { array, type InferOutput, maxLength, minLength, object, pipe, string, tuple } from 'valibot';

/**
 * Messages of spectators on one kind of occasion; `{player}` is a family name, `{score}` the score, `{minute}` the minute
 * of play.
 */
const lines = pipe(array(pipe(string(), minLength(1), maxLength(280))), minLength(1));

const topics = object({
  before: lines,
  kickOff: lines,
  goalFor: lines,
  goalAgainst: lines,
  goalNeutral: lines,
  ownGoalFor: lines,
  ownGoalAgainst: lines,
  penaltyGoalFor: lines,
  penaltyGoalAgainst: lines,
  penaltyMissedFor: lines,
  penaltyMissedAgainst: lines,
  cancelledFor: lines,
  cancelledAgainst: lines,
  yellow: lines,
  redFor: lines,
  redAgainst: lines,
  substitution: lines,
  injury: lines,
  nearFor: lines,
  nearAgainst: lines,
  halfTimeLeading: lines,
  halfTimeTrailing: lines,
  halfTimeLevel: lines,
  lateLevel: lines,
  won: lines,
  lost: lines,
  drawn: lines,
  extraTime: lines,
  shootOut: lines,
  reply: lines,
  answer: lines,
});

/** The topics of the chats. */
export type Topic = keyof InferOutput<typeof topics>;

/**
 * The spectators who talk in the chats (name and bio), and the lines that they write. This stands for content of users,
 * so it is Norwegian in every language of the app.
 */
export const voicesData = object({
  spectators: array(tuple([string(), string()])),
  lines: topics,
  /** Direct messages from friends. */
  messages: lines,
  /** In the chats of teams. */
  teamTalk: lines,
});
export type Voices = InferOutput<typeof voicesData>;

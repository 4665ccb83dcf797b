import type { MatchId, UserId } from '@tribunen/domain';

/** The topic that brings every page of a crowd the matches that have changed. Each topic is a private room: the database alone sends there. */
export const liveTopic = 'live';

/** The topic of an open match and its chat. Everybody hears it. */
export const matchTopic = (match: MatchId | string): string => `match:${match}`;

/** The topic of a team's chat. Everybody hears it. */
export const teamTopic = (teamId: number): string => `team:${teamId}`;

/** The topic of a user's own rows, and of friends who come and go. Nobody else hears it. */
export const userTopic = (user: UserId | string): string => `user:${user}`;

import type { MatchId, UserId } from '@tribunen/domain';

/**
 * The topic that brings the changed matches to every page in a crowd. Each topic is private: only the database sends
 * there.
 */
export const liveTopic = 'live';

/** The topic of an open match and its chat. Everybody may listen to it. */
export const matchTopic = (match: MatchId | string): string => `match:${match}`;

/** The topic of a team's chat. Everybody may listen to it. */
export const teamTopic = (teamId: number): string => `team:${teamId}`;

/** The topic of a user's own rows, and of friends who come and go. Only that user may listen to it. */
export const userTopic = (user: UserId | string): string => `user:${user}`;

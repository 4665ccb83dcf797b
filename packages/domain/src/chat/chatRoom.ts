import type { Match } from '../match/Match.ts';

/**
 * The key of a chat in `team_messages`. A team's own chat has the team's id; every match has id 0 and is identified by
 * its name.
 */
export interface ChatRoom {
  readonly teamId: number;
  readonly teamName: string;
}

/**
 * The name that the stored key uses for a side without one. It is data that all clients share, not text for the screen.
 */
const NAMELESS = { home: 'Home', away: 'Away' } as const;

/**
 * The key of a match's chat: team id 0, and the two team names with «vs» between them (CHAT-17).
 *
 * @example
 * matchChatRoom({ homeTeam: { name: 'Brann' }, awayTeam: { name: 'Viking' } }); // { teamId: 0, teamName: 'Brann vs Viking' }
 */
export function matchChatRoom({ homeTeam, awayTeam }: Pick<Match, 'homeTeam' | 'awayTeam'>): ChatRoom {
  return { teamId: 0, teamName: `${homeTeam.name ?? NAMELESS.home} vs ${awayTeam.name ?? NAMELESS.away}` };
}

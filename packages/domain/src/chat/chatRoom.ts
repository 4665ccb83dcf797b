import type { Match } from '../match/Match.ts';

/** The key of a chat in `team_messages`: a team's own chat has its id, every match has 0 and is told apart by name. */
export interface ChatRoom {
  readonly teamId: number;
  readonly teamName: string;
}

/** What the stored key calls a side that has no name. It is data that all clients share, not a text for the screen. */
const NAMELESS = { home: 'Home', away: 'Away' } as const;

/**
 * The key of a match's chat: team id 0, and the home team's name, «vs» and the away team's name (CHAT-17).
 *
 * @example
 * matchChatRoom({ homeTeam: { name: 'Brann' }, awayTeam: { name: 'Viking' } }); // { teamId: 0, teamName: 'Brann vs Viking' }
 */
export function matchChatRoom({ homeTeam, awayTeam }: Pick<Match, 'homeTeam' | 'awayTeam'>): ChatRoom {
  return { teamId: 0, teamName: `${homeTeam.name ?? NAMELESS.home} vs ${awayTeam.name ?? NAMELESS.away}` };
}

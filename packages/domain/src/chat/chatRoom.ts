import type { Match, MatchId } from '../match/Match.ts';
import type { ChatTeam } from './chatTeams.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';

/**
 * The key of a chat in `team_messages`. A team's own chat has the team's id; every match has id 0 and is identified by
 * its name.
 */
export interface ChatRoom {
  readonly teamId: number;
  readonly teamName: string;
  /** The match whose chat it is; null for a team's chat. In a crowd the chat's messages come with the match's. */
  readonly matchId: MatchId | null;
  /** Earlier messages do not belong to the chat; null when all of them do. */
  readonly since: UtcInstant | null;
}

/**
 * The name that the stored key uses for a side without a name. It is data that all clients share, not text for the
 * screen.
 */
const NAMELESS = { home: 'Home', away: 'Away' } as const;
const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * The chat of a match: team id 0, and the two team names with «vs» between them (CHAT-17). It begins seven days before
 * kick-off, because the two teams may have met before (CHAT-33).
 */
export function matchChatRoom({
  id,
  homeTeam,
  awayTeam,
  utcKickoff,
}: Pick<Match, 'id' | 'homeTeam' | 'awayTeam' | 'utcKickoff'>): ChatRoom {
  return {
    teamId: 0,
    teamName: `${homeTeam.name ?? NAMELESS.home} vs ${awayTeam.name ?? NAMELESS.away}`,
    matchId: id,
    since: instantAt(epochMs(utcKickoff) - WEEK_MS),
  };
}

/** The chat of a team: the team's own id and name (CHAT-37). */
export function teamChatRoom({ id, name }: Pick<ChatTeam, 'id' | 'name'>): ChatRoom {
  return { teamId: Number(id), teamName: name, matchId: null, since: null };
}

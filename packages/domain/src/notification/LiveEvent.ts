import type { Brand } from '../brand.ts';
import type { MatchId, NoScoreLine, ScoreLine } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';

export type LiveEventId = Brand<string, 'LiveEventId'>;

/** Something that happens in a match while it is played: a row of `live_events_new`. */
export interface LiveEvent {
  readonly id: LiveEventId;
  readonly matchId: MatchId;
  /** The source's own word, `GOAL`, `RED_CARD` … */
  readonly eventType: string;
  readonly minute: number | null;
  readonly injuryTime: number | null;
  /** The provider's numeric id as text, as in a follow. */
  readonly teamId: string | null;
  readonly teamName: string | null;
  readonly personId: string | null;
  readonly personName: string | null;
  /** The names of both teams. */
  readonly homeTeam: string | null;
  readonly awayTeam: string | null;
  /** The numeric id of the match's competition as text; null while the match is not known. */
  readonly competitionId: string | null;
  /**
   * The ids of both sides; empty while the match is not known. An event has the provider's names of the teams, and a follow may have others.
   */
  readonly matchTeamIds: readonly string[];
  readonly score: ScoreLine | NoScoreLine;
  readonly occurredAt: UtcInstant;
  /** The id of the event that this event takes back; absent for any other event. */
  readonly cancels?: LiveEventId;
  /** Whether the event belongs to a play that was broken off before the match was planned again; absent means not. */
  readonly isAbandoned?: boolean;
}

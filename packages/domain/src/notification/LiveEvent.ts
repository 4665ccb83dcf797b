import type { Brand } from '../brand.ts';
import type { MatchId, NoScoreLine, ScoreLine } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';

export type LiveEventId = Brand<string, 'LiveEventId'>;

/** Something that happens in a match while it is played (part 1 §3, `live_events_new`). */
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
  /** Names. */
  readonly homeTeam: string | null;
  readonly awayTeam: string | null;
  /** The numeric id of the match's competition as text, by what is known of the match; null where nothing is. */
  readonly competitionId: string | null;
  /**
   * The ids of both sides, by what is known of the match; none where nothing is. The names of an event are the provider's own, and need
   * not be those under which a team is followed.
   */
  readonly matchTeamIds: readonly string[];
  readonly score: ScoreLine | NoScoreLine;
  readonly occurredAt: UtcInstant;
}

import type { MatchId } from '../match/Match.ts';

/** The spectator mutes a match, or wants to be told of it again. */
export interface MuteChange {
  readonly matchId: MatchId;
  readonly isMuted: boolean;
}

/** The matches that a spectator has muted, the latest first, after a change of one of them. */
export function withMuteChange(muted: readonly MatchId[], { matchId, isMuted }: MuteChange): readonly MatchId[] {
  if (muted.includes(matchId) === isMuted) return muted;
  return isMuted ? [matchId, ...muted] : muted.filter((id) => id !== matchId);
}

/**
 * Whether a match may be announced to a spectator in any way: by a card, a sound, a notice or the goal banner. One that is muted may not (PUSH-14).
 */
export function mayAnnounceMatch(matchId: MatchId, muted: readonly MatchId[]): boolean {
  return !muted.includes(matchId);
}

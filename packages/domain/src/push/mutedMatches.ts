import type { MatchId } from '../match/Match.ts';

/** The spectator mutes or unmutes a match. */
export interface MuteChange {
  readonly matchId: MatchId;
  readonly isMuted: boolean;
}

/** The spectator's muted matches after a change of one match, the latest first. */
export function withMuteChange(muted: readonly MatchId[], { matchId, isMuted }: MuteChange): readonly MatchId[] {
  if (muted.includes(matchId) === isMuted) return muted;
  return isMuted ? [matchId, ...muted] : muted.filter((id) => id !== matchId);
}

/** Whether a match may be announced by a card, a sound, a notice or the goal banner. A muted match may not (PUSH-14). */
export function mayAnnounceMatch(matchId: MatchId, muted: readonly MatchId[]): boolean {
  return !muted.includes(matchId);
}

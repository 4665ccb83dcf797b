import type { Follow } from '../follow/Follow.ts';
import { followRank } from '../match/followRank.ts';
import type { Match, MatchId } from '../match/Match.ts';
import { mayAnnounceMatch } from '../push/mutedMatches.ts';
import { foldText } from '../text/foldText.ts';

/** The facts about a spectator that decide which goals raise the goal banner. */
export interface GoalBannerReader {
  readonly follows: readonly Follow[];
  readonly openMatchId: MatchId | null;
  /** Names of the players in the spectator's fantasy squad. */
  readonly fantasyPlayers: readonly string[];
  readonly muted: readonly MatchId[];
}

/**
 * Whether a goal raises the goal banner: in the open match, for a followed team or competition, or by a fantasy player (NOTIFY-22), and not
 * in a match that the spectator has muted (PUSH-14).
 */
export function raisesGoalBanner(
  { match, scorer }: { readonly match: Match; readonly scorer: string | null },
  { follows, openMatchId, fantasyPlayers, muted }: GoalBannerReader,
): boolean {
  if (!mayAnnounceMatch(match.id, muted)) return false;
  return (
    match.id === openMatchId || followRank(follows)(match).group !== 'rest' || isFantasyGoal(scorer, fantasyPlayers)
  );
}

/**
 * Whether a scorer is in the fantasy squad, by name and without regard to marks. The fantasy game often names players
 * by the last part of their name alone, or by an initial and the last part when two players share it (NOTIFY-23).
 */
export function isFantasyGoal(scorer: string | null, fantasyPlayers: readonly string[]): boolean {
  const name = comparable(scorer);
  return name !== '' && fantasyPlayers.some((player) => isSameName(name, comparable(player)));
}

function isSameName(a: string, b: string): boolean {
  return a === b || isShortFor(a, b) || isShortFor(b, a);
}

/** Whether a short name is the last part of a full name, or its initial and last part. */
function isShortFor(short: string, whole: string): boolean {
  const [, initial = '', last = short] = /^(\S) (.+)$/u.exec(short) ?? [];
  return whole.endsWith(` ${last}`) && whole.startsWith(initial);
}

function comparable(name: string | null): string {
  return foldText(name ?? '');
}

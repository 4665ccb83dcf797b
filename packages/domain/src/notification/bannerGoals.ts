import type { Match, MatchId, Side } from '../match/Match.ts';
import { risenSides } from '../match/risenSides.ts';
import { type ScoreCorrection, scoreCorrections } from '../match/scoreCorrections.ts';
import { shownScore } from '../match/shownScore.ts';
import type { UtcInstant } from '../time/instant.ts';
import { classifyEvent } from './classifyEvent.ts';
import { type GoalBannerReader, isFantasyGoal, raisesGoalBanner } from './goalBanner.ts';
import { isMissed } from './isMissed.ts';
import type { LiveEvent } from './LiveEvent.ts';

/** A goal as the banner shows it. */
export interface BannerGoal {
  /** An id that differs from goal to goal. */
  readonly id: string;
  /** The match with the score after the goal. */
  readonly match: Match;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly scoringSide: Side;
  /** Null until a source names the scorer. */
  readonly scorer: string | null;
  readonly minute: number | null;
  readonly isFantasy: boolean;
}

/** A goal that the banner may show later. */
interface LaterGoal {
  readonly goal: BannerGoal;
  readonly seenAt: UtcInstant;
}

/** The goal that the banner shows, and those that it may show next. */
export interface BannerGoals {
  /** Null while no screen with the banner is open: no goal rises then, and the goal that is up stays. */
  readonly reader: GoalBannerReader | null;
  readonly shown: BannerGoal | null;
  /** Goals of other matches than the one whose goal is shown: the newest of each match. */
  readonly waiting: readonly LaterGoal[];
  /** Goals without a scorer that rise only if a fantasy player scored them. */
  readonly unnamed: readonly LaterGoal[];
  /** The latest goal events; the scores that belong to them may arrive later. */
  readonly received: readonly LiveEvent[];
}

/** What happens to the banner. */
export type BannerGoalStep =
  | { readonly kind: 'watch'; readonly reader: GoalBannerReader | null }
  | { readonly kind: 'match'; readonly before: Match; readonly after: Match }
  | { readonly kind: 'events'; readonly events: readonly LiveEvent[] }
  /** The reader has hidden results. */
  | { readonly kind: 'hide'; readonly matches: readonly MatchId[] }
  /** The display time of the shown goal has passed, or the spectator has closed it. */
  | { readonly kind: 'close' };

export interface BannerGoalAnswer {
  readonly goals: BannerGoals;
  /** A goal whose scorer is to be looked up; null when there is none. */
  readonly lookUp: BannerGoal | null;
}

export const NO_BANNER_GOALS: BannerGoals = { reader: null, shown: null, waiting: [], unnamed: [], received: [] };

const mostReceived = 50;

/**
 * The goals of the banner after a step. A goal rises in the open match, for a followed team or competition, or by a
 * fantasy player (NOTIFY-22, NOTIFY-30); a goal of the open match at once, a goal of another match after the goal that
 * is shown (NOTIFY-31). A goal that is taken back leaves the banner (NOTIFY-32). The goal that is shown stays while no
 * screen shows the banner (NOTIFY-33). No goal of a hidden match stays or waits (KNOWN-6).
 */
export function runBannerGoals(goals: BannerGoals, step: BannerGoalStep, now: UtcInstant): BannerGoalAnswer {
  switch (step.kind) {
    case 'watch':
      return quietly(watched(goals, step.reader, now));
    case 'match':
      return afterMatch(goals, step.before, step.after, now);
    case 'events':
      return quietly(afterEvents(goals, step.events, now));
    case 'hide':
      return quietly(keeping(goals, ({ match }) => !step.matches.includes(match.id), now));
    case 'close':
      return quietly(closed(goals, now));
  }
}

/** Whether an event names the scorer of a goal, because it has the same score of the same match. NOTIFY-32 */
export function namesScorerOf({ matchId, personName, score, eventType }: LiveEvent, goal: BannerGoal): boolean {
  const isOfGoal = matchId === goal.match.id && score.home === goal.homeScore && score.away === goal.awayScore;
  return isOfGoal && personName !== null && classifyEvent(eventType) === 'goal';
}

function quietly(goals: BannerGoals): BannerGoalAnswer {
  return { goals, lookUp: null };
}

function watched(goals: BannerGoals, reader: GoalBannerReader | null, now: UtcInstant): BannerGoals {
  if (reader === null) return { ...goals, reader };
  const waiting = goals.waiting.filter(({ goal }) => raisesGoalBanner(goal, reader));
  const next = { ...goals, reader, waiting };
  const isWanted = next.shown === null || raisesGoalBanner(next.shown, reader);
  return isWanted ? next : closed(next, now);
}

function afterMatch(before: BannerGoals, was: Match, match: Match, now: UtcInstant): BannerGoalAnswer {
  const [correction] = scoreCorrections([was], [match]);
  const goals = correction === undefined ? before : withoutTakenBack(before, correction, now);
  const side = risenSides(was, match).at(-1);
  const score = shownScore(match);
  if (goals.reader === null || side === undefined || score === null) return quietly(goals);
  const { fantasyPlayers } = goals.reader;
  const goal = named(goalOf(match, side, score.home, score.away), goals.received, fantasyPlayers);
  const lookUp = goal.scorer === null ? goal : null;
  if (raisesGoalBanner(goal, goals.reader)) return { goals: raised(goals, goal, now), lookUp };
  if (lookUp === null || fantasyPlayers.length === 0) return quietly(goals);
  return { goals: { ...goals, unnamed: [...goals.unnamed, { goal, seenAt: now }] }, lookUp };
}

function goalOf(match: Match, scoringSide: Side, homeScore: number, awayScore: number): BannerGoal {
  const minute = 'minute' in match ? match.minute : null;
  const id = `${match.id} ${homeScore}–${awayScore}`;
  return { id, match, homeScore, awayScore, scoringSide, scorer: null, minute, isFantasy: false };
}

function raised(goals: BannerGoals, goal: BannerGoal, now: UtcInstant): BannerGoals {
  const { shown, reader, waiting } = goals;
  const goesFirst = [reader?.openMatchId, shown?.match.id].includes(goal.match.id);
  if (shown === null || goesFirst) return { ...goals, shown: goal };
  const others = waiting.filter((one) => one.goal.match.id !== goal.match.id);
  return { ...goals, waiting: [...others, { goal, seenAt: now }] };
}

function closed(goals: BannerGoals, now: UtcInstant): BannerGoals {
  const [next, ...waiting] = fresh(goals.waiting, now);
  return { ...goals, shown: next?.goal ?? null, waiting };
}

function afterEvents(before: BannerGoals, events: readonly LiveEvent[], now: UtcInstant): BannerGoals {
  const scored = events.filter(({ eventType }) => classifyEvent(eventType) === 'goal');
  if (scored.length === 0) return before;
  const name = (goal: BannerGoal): BannerGoal => named(goal, scored, before.reader?.fantasyPlayers ?? []);
  const nameLater = ({ goal, seenAt }: LaterGoal): LaterGoal => ({ goal: name(goal), seenAt });
  const unnamed = fresh(before.unnamed, now).map(nameLater);
  const goals: BannerGoals = {
    ...before,
    shown: before.shown && name(before.shown),
    waiting: before.waiting.map(nameLater),
    unnamed: unnamed.filter(({ goal }) => goal.scorer === null),
    received: [...before.received, ...scored].slice(-mostReceived),
  };
  return unnamed.filter(({ goal }) => goal.isFantasy).reduce((all, { goal }) => raised(all, goal, now), goals);
}

function named(goal: BannerGoal, events: readonly LiveEvent[], fantasyPlayers: readonly string[]): BannerGoal {
  const event = goal.scorer === null ? events.findLast((one) => namesScorerOf(one, goal)) : undefined;
  if (event === undefined) return goal;
  const scorer = event.personName;
  return { ...goal, scorer, minute: event.minute ?? goal.minute, isFantasy: isFantasyGoal(scorer, fantasyPlayers) };
}

/**
 * Drops the goals above the score that counts now, and the events about them: the next goal to the same score may have
 * another scorer.
 */
function withoutTakenBack(goals: BannerGoals, { match, after: score }: ScoreCorrection, now: UtcInstant): BannerGoals {
  const counts = (id: MatchId, home: number, away: number): boolean =>
    id !== match.id || (home <= score.home && away <= score.away);
  const received = goals.received.filter((event) =>
    counts(event.matchId, event.score.home ?? 0, event.score.away ?? 0),
  );
  return keeping(
    { ...goals, received },
    ({ match: { id }, homeScore, awayScore }) => counts(id, homeScore, awayScore),
    now,
  );
}

/** Drops the other goals; if the shown goal is one of them, the next goal takes its place. */
function keeping(goals: BannerGoals, isKept: (goal: BannerGoal) => boolean, now: UtcInstant): BannerGoals {
  const left: BannerGoals = {
    ...goals,
    waiting: goals.waiting.filter(({ goal }) => isKept(goal)),
    unnamed: goals.unnamed.filter(({ goal }) => isKept(goal)),
  };
  return left.shown !== null && !isKept(left.shown) ? closed(left, now) : left;
}

/** The goals that are recent enough to announce. */
function fresh(goals: readonly LaterGoal[], now: UtcInstant): readonly LaterGoal[] {
  return goals.filter(({ seenAt }) => !isMissed({ occurredAt: seenAt }, now));
}

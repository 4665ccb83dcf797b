import type { MatchId, ScoreLine, Side } from '../match/Match.ts';
import type { LiveEventId } from '../notification/LiveEvent.ts';
import type { UtcInstant } from '../time/instant.ts';
import { byClock, sameClock } from './clocks.ts';
import { correctionId, goalId } from './eventId.ts';
import type { FeedEvent, FeedGoal, FeedGoalCorrection } from './FeedEvent.ts';
import type { ListedGoal, MatchClock } from './MatchSnapshot.ts';
import { pairReports } from './pairReports.ts';
import { mergePerson, samePerson } from './samePerson.ts';
import { standingGoals } from './standingEvents.ts';

export interface GoalChanges {
  readonly corrections: readonly FeedGoalCorrection[];
  /** Every goal that counts, in order, with all known facts. */
  readonly goals: readonly FeedGoal[];
}

/** The facts that a comparison of goals needs. */
export interface GoalComparison {
  readonly matchId: MatchId;
  readonly events: readonly FeedEvent[];
  /** The score that counts now. */
  readonly score: ScoreLine;
  /** Null where the provider lists no goals. */
  readonly listed: readonly ListedGoal[] | null;
  /** The clock of the match, for a goal whose own minute is not known. */
  readonly clock: MatchClock | null;
  readonly occurredAt: UtcInstant;
}

/** A goal, and what the snapshot's list says about it. */
interface ReportedGoal {
  readonly goal: FeedGoal;
  readonly report: ListedGoal | null;
}

const sides: readonly Side[] = ['home', 'away'];

/**
 * The goals after a snapshot. The score alone decides how many goals a side has: each additional one is a new goal, and
 * each missing one takes a goal back, a goal that is no longer listed before others, a later goal before earlier ones
 * (FEED-5, FEED-6). The list only adds facts about those goals (FEED-7). The goals are ordered by the scores of the
 * list, else by minute, else as they came, and each has the score after it (FEED-8).
 */
export function goalChanges(comparison: GoalComparison): GoalChanges {
  const standing = standingGoals(comparison.events);
  const bySide = sides.map((side) => sideChanges(side, standing, comparison));
  const takenBack = new Set(bySide.flatMap(({ gone }) => gone).map(({ id }) => id));
  return {
    corrections: correctionsOf(standing, takenBack, comparison),
    goals: inOrder(bySide.flatMap(({ reported }) => reported)),
  };
}

function sideChanges(
  side: Side,
  standing: readonly FeedGoal[],
  comparison: GoalComparison,
): { readonly gone: readonly FeedGoal[]; readonly reported: readonly ReportedGoal[] } {
  const before = standing.filter((goal) => goal.side === side);
  const count = comparison.score[side];
  const reports = reportsOf(side, comparison);
  const gone = before.length > count ? goalsToTakeBack(before, reports, before.length - count) : [];
  const kept = before.filter((goal) => !gone.includes(goal));
  const goals = [...kept, ...newGoals(side, count - kept.length, comparison)];
  const reportOf = pairGoals(goals, reports);
  return { gone, reported: goals.map((goal) => withReport(goal, reportOf.get(goal) ?? null)) };
}

/** The side's listed goals, each once, without those that the score does not have. */
function reportsOf(side: Side, { listed, score }: GoalComparison): readonly ListedGoal[] {
  const ofSide = (listed ?? [])
    .filter((goal) => goal.side === side && (goal.scoreAfter?.[side] ?? 0) <= score[side])
    .toSorted((a, b) => byTotal(a, b) || byClock(a.clock, b.clock));
  return ofSide.filter((goal, index) => !ofSide.slice(0, index).some((other) => isSameReport(other, goal)));
}

function byTotal(a: ListedGoal, b: ListedGoal): number {
  return a.scoreAfter === null || b.scoreAfter === null ? 0 : total(a.scoreAfter) - total(b.scoreAfter);
}

function total({ home, away }: ScoreLine): number {
  return home + away;
}

function isSameReport(a: ListedGoal, b: ListedGoal): boolean {
  const isAlike = a.clock?.minute === b.clock?.minute && a.clock?.injuryTime === b.clock?.injuryTime;
  const sameScore = a.scoreAfter?.home === b.scoreAfter?.home && a.scoreAfter?.away === b.scoreAfter?.away;
  return isAlike && sameScore && samePerson(a.scorer, b.scorer) !== false;
}

function goalsToTakeBack(
  goals: readonly FeedGoal[],
  reports: readonly ListedGoal[],
  count: number,
): readonly FeedGoal[] {
  const listed = new Set(pairGoals(goals, reports).keys());
  const unlisted = goals.filter((goal) => !listed.has(goal));
  return [...unlisted.toReversed(), ...goals.filter((goal) => listed.has(goal)).toReversed()].slice(0, count);
}

function newGoals(side: Side, count: number, comparison: GoalComparison): readonly FeedGoal[] {
  const { matchId, events, clock, occurredAt } = comparison;
  const ever = events.filter((event) => event.type === 'GOAL' && event.side === side).length;
  return Array.from({ length: count }, (_, index): FeedGoal => {
    const id = goalId(matchId, side, ever + index + 1);
    return { type: 'GOAL', id, side, clock, occurredAt, detail: null, score: comparison.score };
  });
}

/** Which listed goal belongs to which goal of the side. */
function pairGoals(goals: readonly FeedGoal[], reports: readonly ListedGoal[]): ReadonlyMap<FeedGoal, ListedGoal> {
  const isPlace = (goal: FeedGoal, { side, scoreAfter }: ListedGoal): boolean =>
    scoreAfter?.[side] === goals.indexOf(goal) + 1;
  const sameScorer = (goal: FeedGoal, { scorer }: ListedGoal): boolean =>
    samePerson(goal.detail?.scorer ?? null, scorer) === true;
  const isComplete = reports.length === goals.length;
  const paired = pairReports(goals, reports, [
    (goal, report) => sameScorer(goal, report) && sameClock(goal.clock, report.clock) === true,
    isPlace,
    (goal, report) => sameScorer(goal, report) && report.scoreAfter === null,
    repeatsLittle,
    (goal) => goal.detail === null,
    () => isComplete,
  ]);
  return new Map(paired.flatMap(({ known, report }) => (known === null ? [] : [[known, report] as const])));
}

/** A listed goal without a scorer that adds nothing to a known goal: when it comes again, it is not the next goal. */
function repeatsLittle({ detail, clock }: FeedGoal, report: ListedGoal): boolean {
  if (detail === null || report.scorer !== null) return false;
  return detail.kind === (report.kind ?? 'regular') && sameClock(clock, report.clock) !== false;
}

function withReport(goal: FeedGoal, report: ListedGoal | null): ReportedGoal {
  if (report === null) return { goal, report };
  const { detail } = goal;
  return {
    report,
    goal: {
      ...goal,
      clock: report.clock ?? goal.clock,
      detail: {
        kind: report.kind ?? detail?.kind ?? 'regular',
        scorer: mergePerson(detail?.scorer ?? null, report.scorer),
        assist: mergePerson(detail?.assist ?? null, report.assist),
      },
    },
  };
}

function inOrder(reported: readonly ReportedGoal[]): readonly FeedGoal[] {
  const score = { home: 0, away: 0 };
  return sorted(reported).map(({ goal }) => {
    score[goal.side] += 1;
    return { ...goal, score: { ...score } };
  });
}

function sorted(reported: readonly ReportedGoal[]): readonly ReportedGoal[] {
  // Until now a new goal has the score of the snapshot, so it comes after the known goals.
  const came = reported.toSorted((a, b) => total(a.goal.score) - total(b.goal.score));
  if (came.every(({ report }) => report === null)) return came;
  const totals = new Set(came.map(({ report }) => totalOf(report)));
  if (!totals.has(null) && totals.size === came.length) {
    return came.toSorted((a, b) => Number(totalOf(a.report)) - Number(totalOf(b.report)));
  }
  const isTimed = came.every(({ goal }) => goal.detail !== null && goal.clock !== null);
  return isTimed ? came.toSorted((a, b) => byClock(a.goal.clock, b.goal.clock)) : came;
}

function totalOf(report: ListedGoal | null): number | null {
  return report === null || report.scoreAfter === null ? null : total(report.scoreAfter);
}

/** The last goal is taken back first, so that each correction has the score after it. */
function correctionsOf(
  standing: readonly FeedGoal[],
  takenBack: ReadonlySet<LiveEventId>,
  { clock, occurredAt }: GoalComparison,
): readonly FeedGoalCorrection[] {
  const score = {
    home: standing.filter(({ side }) => side === 'home').length,
    away: standing.filter(({ side }) => side === 'away').length,
  };
  return standing
    .filter(({ id }) => takenBack.has(id))
    .toReversed()
    .map(({ id, side, detail }): FeedGoalCorrection => {
      score[side] -= 1;
      const facts = { id: correctionId(id), side, clock, occurredAt };
      return { type: 'GOAL_CANCELLED', ...facts, goalId: id, scorer: detail?.scorer ?? null, score: { ...score } };
    });
}

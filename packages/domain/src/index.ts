export type { Brand } from './brand.ts';
export type {
  Competition,
  CompetitionCode,
  FinishedMatch,
  FinishedStatus,
  LiveMatch,
  LiveStatus,
  Match,
  MatchId,
  MatchStatus,
  NoScoreLine,
  OffMatch,
  OffStatus,
  ScheduledMatch,
  ScheduledStatus,
  Score,
  ScoreLine,
  Side,
  Team,
  TeamId,
} from './match/Match.ts';
export type { Follow, FollowedKind, FollowId } from './follow/Follow.ts';
export { epochMs, instantAt, toUtcInstant, type UtcInstant } from './time/instant.ts';
export type { OsloDay } from './time/OsloDay.ts';
export type { CompetitionParts, GoalsParts, MatchParts, ScoreParts, TeamParts } from './match/MatchParts.ts';
export { addDays } from './time/addDays.ts';
export { daysBetween } from './time/daysBetween.ts';
export { msUntilNextOsloDay } from './time/msUntilNextOsloDay.ts';
export { osloDayOf } from './time/osloDayOf.ts';
export { osloTimeOf, type OsloTime } from './time/osloTimeOf.ts';
export { parseOsloDay } from './time/parseOsloDay.ts';
export { startOfOsloDay } from './time/startOfOsloDay.ts';
export { weekdayOf, type Weekday } from './time/weekdayOf.ts';
export { cacheLifetime, type CacheLifetime } from './match/cacheLifetime.ts';
export { dayChangePlan } from './match/dayChangePlan.ts';
export { dayStrip } from './match/dayStrip.ts';
export { firstLoadPlan } from './match/firstLoadPlan.ts';
export { goalFlashes, type GoalFlash } from './match/goalFlashes.ts';
export { groupByCompetition, type CompetitionGroup } from './match/groupByCompetition.ts';
export { isFinished } from './match/isFinished.ts';
export { isLive } from './match/isLive.ts';
export { isLiveStatus } from './match/isLiveStatus.ts';
export { matchLabel, type MatchLabel } from './match/matchLabel.ts';
export { nationOf } from './match/nationOf.ts';
export { normaliseMatch } from './match/normaliseMatch.ts';
export { normaliseStatus } from './match/normaliseStatus.ts';
export { orderMatches } from './match/orderMatches.ts';
export { preloadPlan, type PreloadStep } from './match/preloadPlan.ts';
export { roundOf, type Round, type Stage } from './match/roundOf.ts';
export { shownScore, type ShownScore } from './match/shownScore.ts';
export { splitFollowed } from './match/splitFollowed.ts';
export { applyFollowChange } from './follow/applyFollowChange.ts';
export type { FollowChange } from './follow/FollowChange.ts';
export { foldText } from './follow/foldText.ts';
export { isFollowed } from './follow/isFollowed.ts';
export { nextPriority } from './follow/nextPriority.ts';
export { orderFollows } from './follow/orderFollows.ts';
export { reorderFollows } from './follow/reorderFollows.ts';
export { undoOfFollowChange } from './follow/undoOfFollowChange.ts';
export { competitionIdOf } from './competition/competitionIdOf.ts';
export { applyLiveUpdate } from './live/applyLiveUpdate.ts';
export { cadence } from './live/cadence.ts';
export type { LiveUpdate, MatchState } from './live/LiveUpdate.ts';
export {
  nextDeltaDelay,
  nextHealthDelay,
  nextLiveUpdatesDelay,
  type PollOutcome,
  withJitter,
} from './live/nextDelay.ts';
export { characterCount } from './account/characterCount.ts';
export { checkEmail, type EmailProblem } from './account/checkEmail.ts';
export { checkName, type NameProblem } from './account/checkName.ts';
export { checkPassword, type PasswordProblem } from './account/checkPassword.ts';
export { checkSignInPassword } from './account/checkSignInPassword.ts';
export { normaliseEmail } from './account/normaliseEmail.ts';
export { decodeText, sanitiseShortText, sanitiseText } from './account/sanitise.ts';

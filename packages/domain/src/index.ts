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
export { epochMs, toUtcInstant, type UtcInstant } from './time/instant.ts';
export type { OsloDay } from './time/OsloDay.ts';
export type { CompetitionParts, GoalsParts, MatchParts, ScoreParts, TeamParts } from './match/MatchParts.ts';
export { characterCount } from './account/characterCount.ts';
export { checkEmail, type EmailProblem } from './account/checkEmail.ts';
export { checkName, type NameProblem } from './account/checkName.ts';
export { checkPassword, type PasswordProblem } from './account/checkPassword.ts';
export { checkSignInPassword } from './account/checkSignInPassword.ts';
export { normaliseEmail } from './account/normaliseEmail.ts';
export { decodeText, sanitiseShortText, sanitiseText } from './account/sanitise.ts';

export { ContractError, type ContractFault, type Parsed } from './ContractFault.ts';
export { invitationRow, type InvitationRow } from './tables/invitations.ts';
export { liveMatchRow, type LiveMatchRow } from './tables/live_matches_new.ts';
export { userFollowRow, type UserFollowRow } from './tables/user_follows.ts';
export { toFollow } from './tables/toFollow.ts';
export { toLiveUpdate } from './tables/toLiveUpdate.ts';
export {
  providerMatch,
  type ProviderMatch,
  resultsTodayAnswer,
  resultsTodayRequest,
  type ResultsTodayRequest,
} from './functions/results-today-edge.ts';
export { parseResultsToday } from './functions/parseResultsToday.ts';
export { toMatch } from './functions/toMatch.ts';

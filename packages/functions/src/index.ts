export type { Accounts } from './data/Accounts.ts';
export type { Fantasy, FantasyTeam } from './data/Fantasy.ts';
export type { Football } from './data/Football.ts';
export type { Invitations } from './data/Invitations.ts';
export type { LiveRows } from './data/LiveRows.ts';
export { answerFunction } from './answerFunction.ts';
export type { Caller, FunctionContext } from './EdgeFunction.ts';
export { edgeFunctions, type FunctionName } from './edgeFunctions.ts';

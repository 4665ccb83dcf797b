export { type Clock, systemClock } from './Clock.ts';
export { Queue } from './Queue.ts';
export { answerAuth } from './auth/answerAuth.ts';
export { Auth } from './auth/Auth.ts';
export type { AuthSettings } from './auth/AuthSettings.ts';
export type { AuthTable, AuthTables } from './auth/AuthTables.ts';
export type { GoogleAccount } from './auth/googlePage.ts';
export { newUser, signedUpUser } from './auth/newUser.ts';
export type { Passwords } from './auth/Passwords.ts';
export { redirectTo } from './auth/redirectTo.ts';
export {
  authCodeRow,
  type AuthCodeRow,
  mailRow,
  type MailRow,
  oneTimeTokenRow,
  type OneTimeTokenRow,
  refreshTokenRow,
  type RefreshTokenRow,
  sessionRow,
  type SessionRow,
  userRow,
  type UserRow,
} from './auth/rows.ts';
export type { AuthSession } from './auth/Sessions.ts';
export { Tokens } from './auth/Tokens.ts';
export { answerTooLarge, readJson } from './gateway/readJson.ts';
export { answerNoApiKey, apiKeyOf } from './gateway/apiKeyOf.ts';
export { answerNoFunction, refuseCaller } from './gateway/refuseCaller.ts';
export { anonymous, type SignedIn, type Who } from './gateway/who.ts';
export { type Caller, whoCalls } from './gateway/whoCalls.ts';
export { whoAsks } from './gateway/whoAsks.ts';
export {
  type Columns,
  type ColumnType,
  columnTypes,
  compareValues,
  type JsonRow,
  readValue,
  renderRow,
  spellMoments,
  typeOfColumn,
} from './postgres/columnTypes.ts';
export { allOf, anyOf, type Condition, not } from './postgres/Condition.ts';
export { NotEmulatedError, PostgresError } from './postgres/PostgresError.ts';
export { readCondition, unreadable } from './postgres/readCondition.ts';
export { splitTopLevel } from './postgres/splitTopLevel.ts';
export { unknownColumn } from './postgres/unknownColumn.ts';
export { answerBroadcast } from './realtime/answerBroadcast.ts';
export type { Broadcast } from './realtime/Broadcast.ts';
export type { Change } from './realtime/Change.ts';
export { type Channel, roomOf } from './realtime/Channel.ts';
export { type Frame, readFrame, writeFrame } from './realtime/frames.ts';
export { nameOfListener, RealtimeServer } from './realtime/RealtimeServer.ts';
export type { RealtimeSocket, Wire } from './realtime/RealtimeSocket.ts';
export { roomRights, type ChannelRights } from './realtime/ChannelRights.ts';
export type { ListenedTables } from './realtime/ListenedTable.ts';
export type { Subscriptions } from './realtime/Subscriptions.ts';

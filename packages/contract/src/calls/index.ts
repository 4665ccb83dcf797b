export { appCalls, type AppCallName } from './appCalls.ts';
export type { Call, FunctionCall, ProcedureCall, TableCall, TopicCall } from './Call.ts';
export { type Asked, callOf } from './callOf.ts';
export { edgeCalls } from './edgeCalls.ts';
export { pathOf } from './pathOf.ts';
export { topicCallOf } from './topicCallOf.ts';
export { workerCalls } from './pushCalls.ts';

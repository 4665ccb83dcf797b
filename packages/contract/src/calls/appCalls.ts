import { chatCalls } from './chatCalls.ts';
import { deskCalls } from './deskCalls.ts';
import { fantasyCalls } from './fantasyCalls.ts';
import { followCalls } from './followCalls.ts';
import { functionCalls } from './functionCalls.ts';
import { liveCalls } from './liveCalls.ts';
import { peopleCalls } from './peopleCalls.ts';
import { pushCalls } from './pushCalls.ts';
import { ratingCalls } from './ratingCalls.ts';

/** Every call that the app makes, by name, each with the rights of the signed-in user or visitor. */
export const appCalls = {
  ...followCalls,
  ...peopleCalls,
  ...chatCalls,
  ...deskCalls,
  ...ratingCalls,
  ...fantasyCalls,
  ...liveCalls,
  ...pushCalls,
  ...functionCalls,
};

export type AppCallName = keyof typeof appCalls;

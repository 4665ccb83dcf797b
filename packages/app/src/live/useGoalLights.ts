import { useObserved } from '../lib/state/useObserved.ts';
import type { LitSides } from './GoalLights.ts';
import { useLiveConnection } from './useLiveConnection.ts';

const dark: LitSides = new Map();

/** The sides that have scored within the last ten seconds (`GoalLights`); none before the live connection is loaded. */
export function useGoalLights(): LitSides {
  return useObserved(useLiveConnection()?.lights.lit ?? null, dark);
}

import { useObserved } from '../lib/state/useObserved.ts';
import type { LitSides } from './GoalLights.ts';
import { useLiveRoom } from './useLiveRoom.ts';

const dark: LitSides = new Map();

/** The sides that have scored within the last ten seconds (`GoalLights`); none before the live room is loaded. */
export function useGoalLights(): LitSides {
  return useObserved(useLiveRoom()?.lights.lit ?? null, dark);
}

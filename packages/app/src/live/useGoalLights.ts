import { useSyncExternalStore } from 'react';
import { useHouse } from '../house/useHouse.ts';
import type { LitSides } from './LitSides.ts';

/** The sides that have scored within the last ten seconds (`GoalLights`). */
export function useGoalLights(): LitSides {
  const { lights } = useHouse();
  return useSyncExternalStore(lights.subscribe, lights.lit);
}

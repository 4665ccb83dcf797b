import { useSyncExternalStore } from 'react';
import type { LitSides } from './LitSides.ts';
import { neverChanges } from './neverChanges.ts';
import { useLiveRoom } from './useLiveRoom.ts';

const dark: LitSides = new Map();

/** The sides that have scored within the last ten seconds (`GoalLights`); none before the live room is there. */
export function useGoalLights(): LitSides {
  const room = useLiveRoom();
  return useSyncExternalStore(room?.lights.subscribe ?? neverChanges, room?.lights.lit ?? allDark);
}

function allDark(): LitSides {
  return dark;
}

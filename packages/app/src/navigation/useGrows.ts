import { createContext, use } from 'react';
import { parsePath } from 'react-router-dom';
import type { Step } from './AppHistory.ts';

/** The step that the browser animates now. */
export const GrowthContext = createContext<Step | null>(null);

/** Whether the screen of an address is growing from its link, or shrinking back into it. */
export function useGrows(to: string): boolean {
  const growth = use(GrowthContext);
  const { pathname } = parsePath(to);
  return growth !== null && (growth.location.pathname === pathname || growth.growsFrom === pathname);
}

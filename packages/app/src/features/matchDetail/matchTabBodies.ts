import type { MatchTab } from '@tribunen/domain';
import { type ComponentType, lazy } from 'react';
import type { MatchTabProps } from './tabs/MatchTabProps.ts';

/** The body of each tab, loaded when it is opened. */
export const matchTabBodies: Readonly<Record<MatchTab, ComponentType<MatchTabProps>>> = {
  report: lazy(async () => ({ default: (await import('./tabs/ReportTab.tsx')).ReportTab })),
  'line-up': lazy(async () => ({ default: (await import('./tabs/LineUpTab.tsx')).LineUpTab })),
  standings: lazy(async () => ({ default: (await import('./tabs/StandingsTab.tsx')).StandingsTab })),
  facts: lazy(async () => ({ default: (await import('./tabs/FactsTab.tsx')).FactsTab })),
  momentum: lazy(async () => ({ default: (await import('./tabs/MomentumTab.tsx')).MomentumTab })),
};

/** What each tab is called in the address. */
export const matchTabWords: Readonly<Record<MatchTab, string>> = {
  report: 'referat',
  'line-up': 'lagoppstilling',
  standings: 'tabell',
  facts: 'kampfakta',
  momentum: 'momentum',
};

import type { MatchTab } from '@tribunen/domain';
import type { ComponentType } from 'react';
import { lazyUntilLoaded } from '../../state/lazyUntilLoaded.ts';
import type { MatchTabProps } from './tabs/MatchTabProps.ts';

/** The body of each tab, loaded when it is opened; without a network the rest of the match stays. */
export const matchTabBodies: Readonly<Record<MatchTab, ComponentType<MatchTabProps>>> = {
  report: lazyUntilLoaded(async () => (await import('./tabs/ReportTab.tsx')).ReportTab),
  'line-up': lazyUntilLoaded(async () => (await import('./tabs/LineUpTab.tsx')).LineUpTab),
  standings: lazyUntilLoaded(async () => (await import('./tabs/StandingsTab.tsx')).StandingsTab),
  facts: lazyUntilLoaded(async () => (await import('./tabs/FactsTab.tsx')).FactsTab),
  momentum: lazyUntilLoaded(async () => (await import('./tabs/MomentumTab.tsx')).MomentumTab),
};

/** What each tab is called in the address. */
export const matchTabWords: Readonly<Record<MatchTab, string>> = {
  report: 'referat',
  'line-up': 'lagoppstilling',
  standings: 'tabell',
  facts: 'kampfakta',
  momentum: 'momentum',
};

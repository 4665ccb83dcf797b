import type { MatchTab } from '@tribunen/domain';
import type { ComponentType } from 'react';
import { lazyTab } from './lazyTab.tsx';
import { TabLoader } from './TabLoader.ts';
import type { MatchTabProps } from './tabs/MatchTabProps.ts';

/** The body of each tab, loaded when it is opened. */
export const matchTabBodies: Readonly<Record<MatchTab, ComponentType<MatchTabProps>>> = {
  report: lazyTab(new TabLoader(async () => (await import('./tabs/ReportTab.tsx')).ReportTab)),
  'line-up': lazyTab(new TabLoader(async () => (await import('./tabs/LineUpTab.tsx')).LineUpTab)),
  standings: lazyTab(new TabLoader(async () => (await import('./tabs/StandingsTab.tsx')).StandingsTab)),
  facts: lazyTab(new TabLoader(async () => (await import('./tabs/FactsTab.tsx')).FactsTab)),
  momentum: lazyTab(new TabLoader(async () => (await import('./tabs/MomentumTab.tsx')).MomentumTab)),
};

/** What each tab is called in the address. */
export const matchTabWords: Readonly<Record<MatchTab, string>> = {
  report: 'referat',
  'line-up': 'lagoppstilling',
  standings: 'tabell',
  facts: 'kampfakta',
  momentum: 'momentum',
};

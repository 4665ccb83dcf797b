import type { MatchTab } from '@tribunen/domain';
import type { ComponentType } from 'react';
import { lazyTab, TabLoader, type MatchTabProps } from './lazyTab.tsx';

/** The code of each tab, fetched when the tab is opened. */
export const matchTabLoaders: Readonly<Record<MatchTab, TabLoader>> = {
  report: new TabLoader(async () => (await import('./tabs/ReportTab.tsx')).ReportTab),
  'line-up': new TabLoader(async () => (await import('./tabs/LineUpTab.tsx')).LineUpTab),
  standings: new TabLoader(async () => (await import('./tabs/StandingsTab.tsx')).StandingsTab),
  facts: new TabLoader(async () => (await import('./tabs/FactsTab.tsx')).FactsTab),
  momentum: new TabLoader(async () => (await import('./tabs/MomentumTab.tsx')).MomentumTab),
};

export const matchTabBodies: Readonly<Record<MatchTab, ComponentType<MatchTabProps>>> = {
  report: lazyTab(matchTabLoaders.report),
  'line-up': lazyTab(matchTabLoaders['line-up']),
  standings: lazyTab(matchTabLoaders.standings),
  facts: lazyTab(matchTabLoaders.facts),
  momentum: lazyTab(matchTabLoaders.momentum),
};

/** What each tab is called in the address. */
export const matchTabWords: Readonly<Record<MatchTab, string>> = {
  report: 'referat',
  'line-up': 'lagoppstilling',
  standings: 'tabell',
  facts: 'kampfakta',
  momentum: 'momentum',
};

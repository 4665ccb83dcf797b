import type { MatchTab } from '@tribunen/domain';
import { AwaitedPlaces, AwaitedTab, LateCode, type OpenedTab } from '@tribunen/ui';
import type { ComponentType } from 'react';
import { lazyTab, type MatchTabProps } from './lazyTab.tsx';

const complaint = 'A tab of a match did not load';

/** The code of each tab, loaded when the tab is opened. */
const matchTabLoaders: Readonly<Record<MatchTab, LateCode<ComponentType<MatchTabProps>>>> = {
  report: new LateCode(async () => (await import('./tabs/ReportTab.tsx')).ReportTab, complaint),
  'line-up': new LateCode(async () => (await import('./tabs/LineUpTab.tsx')).LineUpTab, complaint),
  standings: new LateCode(async () => (await import('./tabs/StandingsTab.tsx')).StandingsTab, complaint),
  facts: new LateCode(async () => (await import('./tabs/FactsTab.tsx')).FactsTab, complaint),
  momentum: new LateCode(async () => (await import('./tabs/MomentumTab.tsx')).MomentumTab, complaint),
};

export const matchTabBodies: Readonly<Record<MatchTab, ComponentType<MatchTabProps>>> = {
  report: lazyTab(matchTabLoaders.report, AwaitedTab),
  'line-up': lazyTab(matchTabLoaders['line-up'], AwaitedTab),
  standings: lazyTab(matchTabLoaders.standings, AwaitedTab),
  facts: lazyTab(matchTabLoaders.facts, AwaitedTab),
  momentum: lazyTab(matchTabLoaders.momentum, AwaitedTab),
};

/** The places in the table of the teams of an upcoming match. */
export const PlacesBefore = lazyTab(
  new LateCode(async () => (await import('./tabs/StandingsTab.tsx')).PlacesBefore, complaint),
  AwaitedPlaces,
);

/** The value of each tab in the address. */
export const matchTabWords: Readonly<Record<OpenedTab, string>> = {
  report: 'referat',
  'line-up': 'lagoppstilling',
  standings: 'tabell',
  facts: 'kampfakta',
  momentum: 'momentum',
  chat: 'chat',
};

const allTabs = ['report', 'line-up', 'standings', 'facts', 'momentum'] as const satisfies readonly MatchTab[];

/**
 * Loads the code of the tab in the address while the report is loading.
 *
 * @param named the tab's value in the address; null for the first tab
 */
export async function loadNamedTab(named: string | null): Promise<void> {
  await matchTabLoaders[allTabs.find((tab) => matchTabWords[tab] === named) ?? 'report'].load();
}

import type { ShellTab } from '@tribunen/ui';
import { paths } from '../../routes/paths.ts';

const tabPaths: Readonly<Record<ShellTab, string>> = {
  results: paths.results,
  match: paths.match,
  team: paths.team,
  scouting: paths.scouting,
  friends: paths.friends,
};

/** Where a tab leads. */
export function tabPath(tab: ShellTab): string {
  return tabPaths[tab];
}

/** The tab that an address belongs to, one match's to the matches' too; null where it belongs to none. */
export function activeTab(pathname: string): ShellTab | null {
  const [, first] = pathname.split('/');
  for (const tab of ['results', 'match', 'team', 'scouting', 'friends'] as const) {
    if (tabPaths[tab] === `/${first}`) return tab;
  }
  return null;
}

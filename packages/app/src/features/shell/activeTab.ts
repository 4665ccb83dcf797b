import type { ShellTab } from '@tribunen/ui';
import { paths } from '../../navigation/paths.ts';

const tabPaths: Readonly<Record<ShellTab, string>> = {
  results: paths.results,
  match: paths.match,
  team: paths.team,
  scouting: paths.scouting,
  friends: paths.friends,
};

/** The path of a tab. */
export function tabPath(tab: ShellTab): string {
  return tabPaths[tab];
}

/** The tab of an address (a single match belongs to the match tab); null for none. */
export function activeTab(pathname: string): ShellTab | null {
  const [, first] = pathname.split('/');
  for (const tab of ['results', 'match', 'team', 'scouting', 'friends'] as const) {
    if (tabPaths[tab] === `/${first}`) return tab;
  }
  return null;
}

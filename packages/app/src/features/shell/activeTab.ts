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

/**
 * The tab of an address; null for none. An opened match keeps the tab that led to it, or otherwise belongs to the match
 * tab.
 *
 * @param before the tab of the previous address
 */
export function activeTab(pathname: string, before: ShellTab | null = null): ShellTab | null {
  if (pathname.startsWith(`${paths.match}/`)) return before ?? 'match';
  const [, first] = pathname.split('/');
  for (const tab of ['results', 'match', 'team', 'scouting', 'friends'] as const) {
    if (tabPaths[tab] === `/${first}`) return tab;
  }
  return null;
}

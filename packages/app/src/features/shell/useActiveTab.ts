import type { ShellTab } from '@tribunen/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { activeTab } from './activeTab.ts';

/** The tab of the page, which an opened match takes over from the page before it. */
export function useActiveTab(): ShellTab | null {
  const { pathname } = useLocation();
  const [before, setBefore] = useState<ShellTab | null>(null);
  const tab = activeTab(pathname, before);
  if (tab !== before) setBefore(tab);
  return tab;
}

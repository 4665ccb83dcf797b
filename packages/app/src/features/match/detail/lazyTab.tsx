import { TabNotLoaded } from '@tribunen/ui';
import { type ComponentType, useEffect } from 'react';
import { useObserved } from '../../../lib/state/useObserved.ts';
import type { MatchTabProps } from './tabs/MatchTabProps.ts';
import type { TabLoader } from './TabLoader.ts';

/**
 * The body of a tab, loaded when it is first shown. One that cannot be loaded says so in its place and can be tried again.
 *
 * @example
 * const Report = lazyTab(new TabLoader(async () => (await import('./tabs/ReportTab.tsx')).ReportTab));
 */
export function lazyTab(loader: TabLoader): ComponentType<MatchTabProps> {
  return function LazyTab(props) {
    const tab = useObserved(loader);
    useEffect(() => loader.start(), []);
    switch (tab.status) {
      case 'loading':
        return null;
      case 'failed':
        return <TabNotLoaded isTrying={tab.isTrying} onRetry={() => loader.start()} />;
      case 'ready':
        return <tab.Body {...props} />;
    }
  };
}

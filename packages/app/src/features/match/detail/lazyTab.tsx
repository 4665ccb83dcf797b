import { TabNotLoaded } from '@tribunen/ui';
import { type ComponentType, useEffect } from 'react';
import { useObserved } from '../../../lib/state/useObserved.ts';
import { Observable } from '../../../lib/state/Observable.ts';
import type { MatchReport } from '@tribunen/domain';

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

type LoadedTab =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isTrying: boolean }
  | { readonly status: 'ready'; readonly Body: ComponentType<MatchTabProps> };

/**
 * Fetches the code of a tab. Where the browser keeps a failure, another try reloads the page (`PageRenewal`).
 *
 * @example
 * const tab = new TabLoader(async () => (await import('./tabs/ReportTab.tsx')).ReportTab);
 * tab.start();
 */
export class TabLoader extends Observable<LoadedTab> {
  readonly #load: () => Promise<ComponentType<MatchTabProps>>;
  #isUnderWay = false;

  constructor(load: () => Promise<ComponentType<MatchTabProps>>) {
    super({ status: 'loading' });
    this.#load = load;
  }

  /** The tab is opened, or the spectator asks for another try. */
  start(): void {
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    if (this.#isUnderWay || this.current().status === 'ready') return;
    this.#isUnderWay = true;
    if (this.current().status === 'failed') this.set({ status: 'failed', isTrying: true });
    try {
      this.set({ status: 'ready', Body: await this.#load() });
    } catch (error) {
      console.error('A tab of a match did not load', error);
      this.set({ status: 'failed', isTrying: false });
    } finally {
      this.#isUnderWay = false;
    }
  }
}

/** What every tab of an opened match receives. The minute it is shown at comes from `useShownMinute`. */
export interface MatchTabProps {
  readonly match: MatchReport;
}

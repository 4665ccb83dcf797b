import type { ComponentType } from 'react';
import { Observable } from '../../state/Observable.ts';
import { ownSite, type Site } from '../../state/site.ts';
import type { MatchTabProps } from './tabs/MatchTabProps.ts';

type LoadedTab =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isTrying: boolean }
  | { readonly status: 'ready'; readonly Body: ComponentType<MatchTabProps> };

/**
 * Fetches the code of a tab. Some browsers (whatwg/html#6768) answer a failed import with the same failure until the page is reloaded, so
 * the loader reloads the page when another try fails although the site answers.
 *
 * @example
 * const tab = new TabLoader(async () => (await import('./tabs/ReportTab.tsx')).ReportTab);
 * tab.start();
 */
export class TabLoader extends Observable<LoadedTab> {
  readonly #load: () => Promise<ComponentType<MatchTabProps>>;
  readonly #site: Site;
  #isUnderWay = false;

  constructor(load: () => Promise<ComponentType<MatchTabProps>>, site: Site = ownSite) {
    super({ status: 'loading' });
    this.#load = load;
    this.#site = site;
  }

  /** The tab is opened. */
  start(): void {
    void this.#fetch();
  }

  /** The spectator asks for another try. */
  async retry(): Promise<void> {
    await this.#fetch();
    if (this.current().status === 'failed' && (await this.#site.isReachable())) this.#site.reload();
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

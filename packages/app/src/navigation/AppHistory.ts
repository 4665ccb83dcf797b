import {
  type Location,
  type NavigationType,
  type Navigator,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { Observable } from '../lib/state/Observable.ts';

/** A step in the history: an address, and how the user came to it. */
export interface Step {
  readonly location: Location;
  readonly action: NavigationType;
  /** The path of the step before, if the screens grow into each other (`GrowingLink`). */
  readonly growsFrom: string | null;
}

/** The router's own history, of the browser or in memory. */
interface RouterHistory extends Navigator {
  readonly location: Location;
  readonly action: NavigationType;
  listen(listener: (step: Pick<Step, 'location' | 'action'>) => void): () => void;
}

/** The browser's history, for the router and for code outside React. */
export class AppHistory extends Observable<Step> {
  readonly navigator: Navigator;
  /** How far each entry was scrolled when it was left, in px, by its key. */
  readonly #scrolled = new Map<string, number>();

  /** @param history a test's own history */
  constructor(history: RouterHistory = createBrowserHistory({ v5Compat: true })) {
    super({ location: history.location, action: history.action, growsFrom: null });
    /** Each two paths between which a link has grown: the way back shrinks. */
    const grown = new Set<string>();
    let mayGrow = false;
    history.listen(({ action, location }) => {
      const { key, pathname: from } = this.current().location;
      this.#scrolled.set(key, scrollY);
      const paths = [from, location.pathname].toSorted().join(' ');
      if (mayGrow) grown.add(paths);
      const grows = mayGrow || (action === 'POP' && grown.has(paths));
      this.set({ location, action, growsFrom: grows ? from : null });
    });
    this.navigator = {
      ...history,
      push: (to, state, options) => {
        mayGrow = options?.viewTransition === true;
        history.push(to, state);
        mayGrow = false;
      },
    };
  }

  /** How far the screen of a step was scrolled when it was left, in px. */
  scrolledTo({ location }: Step): number {
    return this.#scrolled.get(location.key) ?? 0;
  }
}

import { cadence } from '@tribunen/domain';

/** The page, and the site that it came from. */
export interface Site {
  /** Whether the site answers now. */
  isReachable(): Promise<boolean>;
  /** Reloads the page. */
  reload(): void;
  /** Whether the page was reloaded within the last five minutes. */
  wasJustReloaded(): boolean;
  /** Whether the user has pressed something within the last seconds. */
  wasJustPressed(): boolean;
  /** Whether a text field with something in it has the focus. */
  isWrittenIn(): boolean;
}

export const ownSite: Site = {
  isReachable: async () => {
    try {
      return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
    } catch {
      // Without a network there is no answer, which is what was asked.
      return false;
    }
  },
  reload: () => location.reload(),
  wasJustReloaded: () =>
    performance.now() < cadence.realtime.healthLongest &&
    performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
  wasJustPressed: () => navigator.userActivation.isActive,
  isWrittenIn: () => {
    const { activeElement } = document;
    return (
      (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) &&
      activeElement.value !== ''
    );
  },
};

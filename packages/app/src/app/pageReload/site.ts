import { SafeStorage } from '../../lib/storage/SafeStorage.ts';

/** The site from which the page was loaded. */
export interface Site {
  /** Whether the site answers now. */
  isReachable(): Promise<boolean>;
  reload(): void;
  /**
   * Records a reload and its reason.
   *
   * @returns false if the same was recorded within the last hour, or cannot be recorded
   */
  noteReload(reason: string): boolean;
}

const storage = new SafeStorage(() => sessionStorage);
const answerTimeoutMs = 10_000;
const hourMs = 3_600_000;

export const ownSite: Site = {
  isReachable: async () => {
    try {
      const signal = AbortSignal.timeout(answerTimeoutMs);
      return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).ok;
    } catch {
      // Without a network the site is not reachable.
      return false;
    }
  },
  reload: () => location.reload(),
  noteReload: (reason) => {
    const key = `tribunen-reloaded:${reason}`;
    const notedAt = storage.getItem(key);
    if (notedAt !== null && Date.now() - Number(notedAt) < hourMs) return false;
    return storage.setItem(key, String(Date.now()));
  },
};

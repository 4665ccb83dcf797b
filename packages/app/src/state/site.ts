/** The site that the page came from. */
export interface Site {
  /** Whether it answers now. */
  isReachable(): Promise<boolean>;
  /** Reloads the page. */
  reload(): void;
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
};

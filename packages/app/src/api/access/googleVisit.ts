import { SafeStorage } from '../../lib/storage/SafeStorage.ts';

const storage = new SafeStorage(() => sessionStorage);
const key = 'went-to-google';

/** Remembers whether this tab has gone to Google to sign in, because the auth server's report of a failure does not name Google. */
export const googleVisit = {
  begin: (): void => void storage.setItem(key, 'true'),

  /** Ends the visit. Returns whether there was one. */
  end(): boolean {
    const wasThere = storage.getItem(key) !== null;
    storage.removeItem(key);
    return wasThere;
  },
};

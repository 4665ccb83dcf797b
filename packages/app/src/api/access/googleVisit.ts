import { SafeStorage } from '../../lib/storage/SafeStorage.ts';

const storage = new SafeStorage(() => sessionStorage);
const key = 'went-to-google';

/** Whether this tab has gone to Google to sign in: what the auth server says of a failure does not name it. */
export const googleVisit = {
  begin: (): void => void storage.setItem(key, 'true'),

  /** Ends the visit. True where there was one. */
  end(): boolean {
    const wasThere = storage.getItem(key) !== null;
    storage.removeItem(key);
    return wasThere;
  },
};

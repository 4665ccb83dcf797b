import { type StorageEvents, StoredValue } from '../../lib/storage/StoredValue.ts';

const hidden = 'hidden';

/**
 * Whether this device shows its spectator as online. The device keeps one choice for all users who sign in on it, so
 * that a user who does not want to be seen is not visible even for a moment after the next sign-in (PEOPLE-27). The
 * choice reveals nothing about any user.
 */
export function keptVisibility(storage: () => Storage, events: StorageEvents): StoredValue<boolean> {
  return new StoredValue<boolean>(
    {
      key: 'tribunen-presence',
      storage,
      read: (text) => text !== hidden,
      write: (isShown) => (isShown ? null : hidden),
    },
    events,
  );
}

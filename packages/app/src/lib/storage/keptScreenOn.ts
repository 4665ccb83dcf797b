import { type StorageEvents, StoredValue } from './StoredValue.ts';

/** Whether this device keeps its screen on while a match is open; false until the user switches it on. */
export function keptScreenOn(storage: () => Storage, events: StorageEvents): StoredValue<boolean> {
  return new StoredValue<boolean>(
    {
      key: 'tribunen-screen-on',
      storage,
      read: (text) => text === 'on',
      write: (isOn) => (isOn ? 'on' : null),
    },
    events,
  );
}

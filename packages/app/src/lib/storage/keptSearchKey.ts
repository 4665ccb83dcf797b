import { StoredValue } from './StoredValue.ts';

/**
 * Whether «/» opens the search on this device; true until the user switches it off. A key without a modifier can
 * disturb a spectator who uses speech input (WCAG 2.1.4).
 */
export function keptSearchKey(
  storage: () => Storage,
  events: ConstructorParameters<typeof StoredValue>[1],
): StoredValue<boolean> {
  return new StoredValue<boolean>(
    {
      key: 'tribunen-search-key',
      storage,
      read: (text) => text !== 'off',
      write: (isOn) => (isOn ? null : 'off'),
    },
    events,
  );
}

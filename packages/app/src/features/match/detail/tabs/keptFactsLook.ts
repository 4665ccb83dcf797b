import { type FactsLook, factsLooks } from '@tribunen/ui';
import { type StorageEvents, StoredValue } from '../../../../lib/storage/StoredValue.ts';

/** How this device shows the facts of a match: in three dimensions until another view is chosen. */
export function keptFactsLook(storage: () => Storage, events: StorageEvents): StoredValue<FactsLook> {
  return new StoredValue<FactsLook>(
    {
      key: 'tribunen-facts-look',
      storage,
      read: (text) => factsLooks.find((look) => look === text) ?? '3d',
      write: (look) => look,
      complaint: 'The chosen view of the pitch is not remembered: the browser refuses storage',
    },
    events,
  );
}

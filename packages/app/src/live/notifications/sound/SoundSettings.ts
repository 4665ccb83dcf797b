import { boolean, fallback, type InferOutput, maxValue, minValue, number, object, parse, pipe } from 'valibot';
import { readJson } from '../../../lib/storage/readJson.ts';
import { type StorageEvents, StoredValue } from '../../../lib/storage/StoredValue.ts';

/** The storage key of the choices. */
export const soundKey = 'tribunen-sound';

/** A choice that is missing or invalid in the stored text gets its default. The others keep their values. */
const schema = object({
  /** From 0 to 1. */
  volume: fallback(pipe(number(), minValue(0), maxValue(1)), 0.7),
  muted: fallback(boolean(), false),
  /** Whether goals are shown as web notifications while the tab is hidden. This also needs the browser's permission. */
  webNotifications: fallback(boolean(), false),
});

/** How a spectator wants goals to be announced. */
type SoundChoices = Readonly<InferOutput<typeof schema>>;

/** How loud a goal is on this device, whether it sounds at all, and whether it is shown as a web notification. */
export class SoundSettings extends StoredValue<SoundChoices> {
  constructor(storage: () => Storage, events: StorageEvents) {
    super(
      {
        key: soundKey,
        storage,
        read: (text) => readJson(schema, text) ?? parse(schema, {}),
        write: JSON.stringify,
      },
      events,
    );
  }

  readonly change = (change: Partial<SoundChoices>): void => this.choose({ ...this.current(), ...change });
}

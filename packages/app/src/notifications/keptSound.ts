import { boolean, fallback, type InferOutput, maxValue, minValue, number, object, parse, pipe } from 'valibot';

/** Under which key this device remembers how it may be heard. */
export const soundKey = 'tribunen-sound';

/** Each choice by itself: what is missing or broken is as if never chosen. */
const choices = object({
  /** From 0 to 1; 0.7 until chosen otherwise (part 1 §9). */
  volume: fallback(pipe(number(), minValue(0), maxValue(1)), 0.7),
  muted: fallback(boolean(), false),
  /** Whether goals are to be told outside the page while its tab is hidden; the browser's permission is another thing. */
  webNotifications: fallback(boolean(), false),
});

const anything = fallback(choices, parse(choices, {}));

/** How a spectator wants to be told of a goal. */
export type SoundChoices = Readonly<InferOutput<typeof choices>>;

/**
 * What was chosen on this device.
 *
 * @throws what the browser throws where it refuses storage.
 * @example
 * keptSound(localStorage); // { volume: 0.7, muted: false, webNotifications: false }
 */
export function keptSound(storage: Pick<Storage, 'getItem'>): SoundChoices {
  return parse(anything, jsonOf(storage.getItem(soundKey)));
}

function jsonOf(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.error('What was chosen of sound cannot be read and is forgotten', error);
    return null;
  }
}

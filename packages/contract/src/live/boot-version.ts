import { liveModes } from '@tribunen/domain';
import { type InferOutput, nullish, object, picklist, pipe, regex, string, transform, trim } from 'valibot';

/** The header of `GET /boot/version` that gives the backend's crowd mode. */
export const liveModeHeader = 'x-live-mode';

/**
 * A whole number as text, which rises with every change of the live feed, and the mode in the header. Without the
 * header the mode is `small`.
 */
export const bootVersionAnswer = object({
  version: pipe(string(), trim(), regex(/^\d+$/), transform(Number)),
  mode: nullish(picklist(liveModes), 'small'),
});
export type BootVersion = InferOutput<typeof bootVersionAnswer>;

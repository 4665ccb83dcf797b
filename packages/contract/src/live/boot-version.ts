import { liveModes } from '@tribunen/domain';
import { type InferOutput, nullish, object, picklist, pipe, regex, string, transform, trim } from 'valibot';

/** The header of `GET /boot/version` that says how crowded the backend is. */
export const liveModeHeader = 'x-live-mode';

/**
 * A whole number as text, which rises with every change of the live feed, and the mode of the header. A backend without
 * the header is `small`.
 */
export const bootVersionAnswer = object({
  version: pipe(string(), trim(), regex(/^\d+$/), transform(Number)),
  mode: nullish(picklist(liveModes), 'small'),
});
export type BootVersion = InferOutput<typeof bootVersionAnswer>;

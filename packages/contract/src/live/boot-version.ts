import { liveModes } from '@tribunen/domain';
import { type InferOutput, object, optional, picklist, pipe, regex, string, transform } from 'valibot';

const parts = object({
  version: pipe(string(), regex(/^\d+$/), transform(Number)),
  mode: optional(picklist(liveModes), 'small'),
});

/**
 * A whole number as text, which rises with every change of the live feed. Behind it stands the mode, where that is not `small`:
 * `1795269600000 crowd`.
 */
export const bootVersionAnswer = pipe(
  string(),
  transform((text): unknown => {
    const [version, mode] = text.trim().split(' ');
    return { version, mode };
  }),
  parts,
);
export type BootVersion = InferOutput<typeof bootVersionAnswer>;

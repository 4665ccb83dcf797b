import { type InferOutput, pipe, regex, string, transform } from 'valibot';

/** A whole number as text, which rises with every change of the live feed. */
export const bootVersionAnswer = pipe(string(), regex(/^\s*\d+\s*$/), transform(Number));
export type BootVersion = InferOutput<typeof bootVersionAnswer>;

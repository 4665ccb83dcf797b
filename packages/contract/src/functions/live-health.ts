import { type InferOutput, literal, object } from 'valibot';
import { moment } from '../columns.ts';

/** An answer at all is what says that the backend is well. */
export const liveHealthAnswer = object({ status: literal('ok'), timestamp: moment });
export type LiveHealthAnswer = InferOutput<typeof liveHealthAnswer>;

import { type InferOutput, literal, object } from 'valibot';
import { moment } from '../columns.ts';

/** Any answer at all means that the backend is well. */
export const liveHealthAnswer = object({ status: literal('ok'), timestamp: moment });
export type LiveHealthAnswer = InferOutput<typeof liveHealthAnswer>;

import { type InferOutput, literal, object } from 'valibot';
import { moment } from '../columns.ts';

/** Any answer means that the backend is alive. */
export const liveHealthAnswer = object({ status: literal('ok'), timestamp: moment });
export type LiveHealthAnswer = InferOutput<typeof liveHealthAnswer>;

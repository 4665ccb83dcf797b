import { array, type InferOutput, isoDate, object, optional, pipe, string, unknown } from 'valibot';

/** The request: a day, and the numeric ids of the followed competitions, joined by commas. */
export const resultsTodayRequest = object({ date: pipe(string(), isoDate()), competitions: optional(string()) });
export type ResultsTodayRequest = InferOutput<typeof resultsTodayRequest>;

/** The envelope of the answer. Each match is parsed by itself, so that one broken match does not lose the whole day. */
export const resultsTodayAnswer = object({ matches: array(unknown()) });

import { array, type InferOutput, isoDate, object, optional, pipe, string, unknown } from 'valibot';

/** What is asked: a day, and the numeric ids of the followed competitions in one comma-joined string. */
export const resultsTodayRequest = object({ date: pipe(string(), isoDate()), competitions: optional(string()) });
export type ResultsTodayRequest = InferOutput<typeof resultsTodayRequest>;

/** The envelope of the answer; each match is parsed by itself, so that one broken match does not take the day with it. */
export const resultsTodayAnswer = object({ matches: array(unknown()) });

import { type InferOutput, nullish, number, object, string, union } from 'valibot';
import { providerMatchReport } from '../provider/football-data/providerMatchReport.ts';

const numberOrText = union([number(), string()]);

/** The request for one match. `t` is a time that differs with every call, so that no cache answers. */
export const fetchMatchRequest = object({ id: numberOrText, t: nullish(numberOrText) });
export type FetchMatchRequest = InferOutput<typeof fetchMatchRequest>;

export const fetchMatchAnswer = providerMatchReport;

import { type InferOutput, nullish, number, object, string, union } from 'valibot';
import { providerMatchReport } from '../provider/football-data/providerMatchReport.ts';

const numberOrText = union([number(), string()]);

/** What is asked: a match, and a time that differs with every call where no cache may answer. */
export const fetchMatchRequest = object({ id: numberOrText, t: nullish(numberOrText) });
export type FetchMatchRequest = InferOutput<typeof fetchMatchRequest>;

export const fetchMatchAnswer = providerMatchReport;

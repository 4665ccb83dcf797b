import { fetchMatchRequest } from '@tribunen/contract';
import type { EdgeFunction } from './EdgeFunction.ts';
import { isOpenMatch, openMatchReport } from './openMatchReport.ts';
import { readAsked } from './readAsked.ts';
import { refuse } from './refuse.ts';

/** The edge function `fetch-match`: one match with all its details. */
export const answerFetchMatch: EdgeFunction = async (request, { matches, wallNow }) => {
  const asked = await readAsked(request, fetchMatchRequest);
  if (asked === null) return refuse(400, 'Expected {"id": <match>, "t"?: <time>}');
  const id = Number(asked.id);
  const report = isOpenMatch(id) ? await openMatchReport() : matches.matchReport(id, wallNow);
  return report === null ? refuse(404, `There is no match ${asked.id}`) : Response.json(report);
};

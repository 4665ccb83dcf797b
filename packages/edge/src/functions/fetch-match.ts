import { fetchMatchRequest } from '@tribunen/contract';
import type { EdgeFunction, FunctionContext } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';

/** The edge function `fetch-match`: one match with all its details. */
export const answerFetchMatch: EdgeFunction = async (request, { football }) => {
  const asked = await readAsked(request, fetchMatchRequest);
  return asked === null
    ? refuse(400, 'Expected {"id": <match>, "t"?: <time>}')
    : reportMatch(football, String(asked.id));
};

/** The report of a match; a 404 when no match has the id. */
export async function reportMatch(football: FunctionContext['football'], id: string): Promise<Response> {
  const report = /^\d{1,15}$/.test(id) ? await football.match(Number(id)) : null;
  return report === null ? refuse(404, `There is no match ${id}`) : Response.json(report);
}

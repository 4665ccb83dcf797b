import type { MatchId, MatchReport } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import type { MatchAsked } from './functions/fetch-match.ts';

/** The calls of an open match. */
export const matchApi = new ApiPart((access) => ({
  /** The same as `fetchMatch`. The code that reads a report is large, so it is loaded only when a match is open. */
  async matchReport(id: MatchId, asked?: MatchAsked): Promise<MatchReport> {
    const { fetchMatch } = await import('./functions/fetch-match.ts');
    const report = await fetchMatch(access.functions, id, asked);
    return access.gate?.report(report) ?? report;
  },
}));

export type MatchApi = ReturnType<typeof matchApi.of>;

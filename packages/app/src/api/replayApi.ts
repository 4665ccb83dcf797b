import type { MatchId, MatchReport } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';

/** The call of a replay. */
export const replayApi = new ApiPart(({ functions }) => ({
  /** A report without the gate: the replay itself reveals the match minute by minute. */
  async wholeReport(id: MatchId): Promise<MatchReport> {
    const { fetchMatch } = await import('./functions/fetch-match.ts');
    return fetchMatch(functions, id);
  },
}));

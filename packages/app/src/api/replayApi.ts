import type { MatchId, MatchReport } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';

/** The call of a replay. */
export const replayApi = new ApiPart(({ functions }) => ({
  /** A report as it is, whatever the reader may know of it: the replay tells it minute by minute. */
  async wholeReport(id: MatchId): Promise<MatchReport> {
    const { fetchMatch } = await import('./functions/fetch-match.ts');
    return fetchMatch(functions, id);
  },
}));

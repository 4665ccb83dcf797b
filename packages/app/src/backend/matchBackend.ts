import type { MatchId, MatchReport } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import type { MatchAsked } from './functions/fetch-match.ts';

/** What an open match asks of the backend. */
export interface MatchBackend {
  matchReport(id: MatchId, asked?: MatchAsked): Promise<MatchReport>;
}

export const matchBackend = new BackendPart<MatchBackend>(({ functions }) => ({
  // The code that reads a report is large, and loaded only where a match is open.
  matchReport: async (id, asked) => (await import('./functions/fetch-match.ts')).fetchMatch(functions, id, asked),
}));

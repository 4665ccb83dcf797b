import type { ProviderMatch } from '@tribunen/contract';
import { openMatch } from './loadOpenMatch.ts';

/** The open match as the list of its day shows it. */
export const openMatchSummary: ProviderMatch = {
  id: openMatch.id,
  utcDate: '2017-08-11T18:45:00Z',
  status: 'FINISHED',
  matchday: 1,
  stage: 'REGULAR_SEASON',
  venue: 'Emirates Stadium',
  homeTeam: { id: 57, name: 'Arsenal', shortName: 'Arsenal', tla: 'ARS', crest: null },
  awayTeam: { id: 338, name: 'Leicester City', shortName: 'Leicester', tla: 'LEI', crest: null },
  competition: { id: 2021, code: 'PL', name: 'Premier League', emblem: null },
  score: { duration: 'REGULAR', fullTime: { home: 4, away: 3 }, halfTime: { home: 2, away: 2 } },
};

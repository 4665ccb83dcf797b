import type { Seed } from '../seed/loadSeed.ts';
import type { MatchDay } from './MatchDay.ts';
import { SeasonData } from './season/SeasonData.ts';
import type { MatchData } from './MatchData.ts';

/** The matches of a match day, and the seasons around it. */
export function matchDataOf(matchDay: MatchDay, data: Seed): MatchData {
  const seasonData = new SeasonData(matchDay, data);
  return {
    listDay: (day, now) => matchDay.listDay(day, now),
    matchReport: (id, now) => seasonData.matchReport(id, now),
    matchesOf: (code, now) => seasonData.matchesOf(code, now),
    firstKickOffOf: (code, round) => matchDay.firstKickOffOf(code, round),
    seasons: [data.worldCup, data.eliteserien, data.premierLeague, data.obosLigaen, data.toppserien],
  };
}

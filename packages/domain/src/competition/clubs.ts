import type { CompetitionCode, Team, TeamId } from '../match/Match.ts';

/** A club that is known without a request: its id and names are never null. */
export interface Club {
  readonly league: CompetitionCode;
  readonly team: Team & { readonly id: TeamId; readonly name: string; readonly shortName: string };
  readonly otherNames: readonly string[];
}

type Row = readonly [id: number, name: string, shortName: string, tla: string, ...otherNames: string[]];

const rows: Readonly<Record<'PL' | 'PD' | 'SA' | 'BL1' | 'FL1', readonly Row[]>> = {
  PL: [
    [57, 'Arsenal FC', 'Arsenal', 'ARS'],
    [58, 'Aston Villa FC', 'Aston Villa', 'AVL'],
    [1044, 'AFC Bournemouth', 'Bournemouth', 'BOU'],
    [402, 'Brentford FC', 'Brentford', 'BRE'],
    [397, 'Brighton & Hove Albion FC', 'Brighton Hove', 'BHA', 'Brighton', 'Brighton & Hove Albion'],
    [328, 'Burnley FC', 'Burnley', 'BUR'],
    [61, 'Chelsea FC', 'Chelsea', 'CHE'],
    [354, 'Crystal Palace FC', 'Crystal Palace', 'CRY'],
    [62, 'Everton FC', 'Everton', 'EVE'],
    [63, 'Fulham FC', 'Fulham', 'FUL'],
    [341, 'Leeds United FC', 'Leeds United', 'LEE', 'Leeds'],
    [64, 'Liverpool FC', 'Liverpool', 'LIV'],
    [65, 'Manchester City FC', 'Man City', 'MCI', 'Manchester City'],
    [66, 'Manchester United FC', 'Man United', 'MUN', 'Manchester United', 'Man Utd'],
    [67, 'Newcastle United FC', 'Newcastle', 'NEW', 'Newcastle United'],
    [351, 'Nottingham Forest FC', 'Nottingham', 'NOT', 'Nottingham Forest', "Nott'm Forest"],
    [71, 'Sunderland AFC', 'Sunderland', 'SUN'],
    [73, 'Tottenham Hotspur FC', 'Tottenham', 'TOT', 'Tottenham Hotspur', 'Spurs'],
    [563, 'West Ham United FC', 'West Ham', 'WHU', 'West Ham United'],
    [76, 'Wolverhampton Wanderers FC', 'Wolverhampton', 'WOL', 'Wolverhampton Wanderers', 'Wolves'],
  ],
  PD: [
    [81, 'FC Barcelona', 'Barcelona', 'FCB', 'Barça'],
    [86, 'Real Madrid CF', 'Real Madrid', 'RMA'],
    [78, 'Club Atlético de Madrid', 'Atlético Madrid', 'ATL', 'Atleti'],
  ],
  SA: [
    [109, 'Juventus FC', 'Juventus', 'JUV'],
    [98, 'AC Milan', 'Milan', 'MIL'],
    [108, 'FC Internazionale Milano', 'Inter', 'INT', 'Inter Milan', 'Inter Milano'],
    [113, 'SSC Napoli', 'Napoli', 'NAP'],
  ],
  BL1: [
    [5, 'FC Bayern München', 'Bayern München', 'FCB', 'Bayern', 'Bayern Munich'],
    [4, 'Borussia Dortmund', 'Dortmund', 'BVB'],
    [3, 'Bayer 04 Leverkusen', 'Leverkusen', 'B04', 'Bayer Leverkusen'],
    [721, 'RB Leipzig', 'Leipzig', 'RBL'],
  ],
  FL1: [
    [524, 'Paris Saint-Germain FC', 'Paris SG', 'PSG', 'PSG', 'Paris Saint-Germain'],
    [516, 'Olympique de Marseille', 'Marseille', 'MAR'],
    [523, 'Olympique Lyonnais', 'Lyon', 'LYO'],
  ],
};

/** The twenty clubs of the Premier League 2025–26 and the best known of the other four top leagues, with the provider's ids (COMP-5). */
export const clubs: readonly Club[] = Object.entries(rows).flatMap(([league, ofLeague]) =>
  ofLeague.map(([id, name, shortName, tla, ...otherNames]) => ({
    league: league as CompetitionCode,
    team: { id: String(id) as TeamId, name, shortName, tla, crest: null },
    otherNames,
  })),
);

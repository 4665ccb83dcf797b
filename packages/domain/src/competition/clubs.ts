import type { Team, TeamId } from '../match/Match.ts';

/** A club that is known without a request: its id and names are never null. */
export interface Club {
  readonly team: Team & { readonly id: TeamId; readonly name: string; readonly shortName: string };
  readonly otherNames: readonly string[];
}

const rows: readonly (readonly [id: number, name: string, shortName: string, tla: string, ...otherNames: string[]])[] =
  [
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
  ];

/** The twenty clubs of the Premier League 2025–26, with the provider's ids (COMP-5). */
export const clubs: readonly Club[] = rows.map(([id, name, shortName, tla, ...otherNames]) => ({
  team: { id: String(id) as TeamId, name, shortName, tla, crest: null },
  otherNames,
}));

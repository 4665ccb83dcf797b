interface Club {
  readonly id: number;
  readonly shortName: string;
  readonly tla: string;
}

/**
 * The clubs of the two leagues, by their names in the open data. Ids of Premier League clubs are football-data.org's.
 * Our plan of football-data.org has no Eliteserien, so its clubs have ids of our own, from 900 001 on.
 */
export const seedClubs: Readonly<Record<string, Club>> = {
  'AFC Bournemouth': { id: 1044, shortName: 'Bournemouth', tla: 'BOU' },
  'Arsenal FC': { id: 57, shortName: 'Arsenal', tla: 'ARS' },
  'Aston Villa FC': { id: 58, shortName: 'Aston Villa', tla: 'AVL' },
  'Brentford FC': { id: 402, shortName: 'Brentford', tla: 'BRE' },
  'Brighton & Hove Albion FC': { id: 397, shortName: 'Brighton', tla: 'BHA' },
  'Burnley FC': { id: 328, shortName: 'Burnley', tla: 'BUR' },
  'Chelsea FC': { id: 61, shortName: 'Chelsea', tla: 'CHE' },
  'Crystal Palace FC': { id: 354, shortName: 'Crystal Palace', tla: 'CRY' },
  'Everton FC': { id: 62, shortName: 'Everton', tla: 'EVE' },
  'Fulham FC': { id: 63, shortName: 'Fulham', tla: 'FUL' },
  'Leeds United FC': { id: 341, shortName: 'Leeds', tla: 'LEE' },
  'Liverpool FC': { id: 64, shortName: 'Liverpool', tla: 'LIV' },
  'Manchester City FC': { id: 65, shortName: 'Man City', tla: 'MCI' },
  'Manchester United FC': { id: 66, shortName: 'Man United', tla: 'MUN' },
  'Newcastle United FC': { id: 67, shortName: 'Newcastle', tla: 'NEW' },
  'Nottingham Forest FC': { id: 351, shortName: 'Nottm Forest', tla: 'NFO' },
  'Sunderland AFC': { id: 71, shortName: 'Sunderland', tla: 'SUN' },
  'Tottenham Hotspur FC': { id: 73, shortName: 'Tottenham', tla: 'TOT' },
  'West Ham United FC': { id: 563, shortName: 'West Ham', tla: 'WHU' },
  'Wolverhampton Wanderers FC': { id: 76, shortName: 'Wolves', tla: 'WOL' },
  'FK Bodø/Glimt': { id: 900_001, shortName: 'Bodø/Glimt', tla: 'BOD' },
  'SK Brann': { id: 900_002, shortName: 'Brann', tla: 'BRA' },
  'Fredrikstad FK': { id: 900_003, shortName: 'Fredrikstad', tla: 'FFK' },
  Hamarkameratene: { id: 900_004, shortName: 'HamKam', tla: 'HAM' },
  'FK Haugesund': { id: 900_005, shortName: 'Haugesund', tla: 'FKH' },
  'KFUM Oslo': { id: 900_006, shortName: 'KFUM', tla: 'KFU' },
  'Kristiansund BK': { id: 900_007, shortName: 'Kristiansund', tla: 'KBK' },
  'Lillestrøm SK': { id: 900_008, shortName: 'Lillestrøm', tla: 'LSK' },
  'Molde FK': { id: 900_009, shortName: 'Molde', tla: 'MOL' },
  'Odds BK': { id: 900_010, shortName: 'Odd', tla: 'ODD' },
  'Rosenborg BK': { id: 900_011, shortName: 'Rosenborg', tla: 'RBK' },
  'Sandefjord Fotball': { id: 900_012, shortName: 'Sandefjord', tla: 'SAN' },
  'Sarpsborg 08': { id: 900_013, shortName: 'Sarpsborg 08', tla: 'S08' },
  'Strømsgodset IF': { id: 900_014, shortName: 'Strømsgodset', tla: 'SIF' },
  'Tromsø IL': { id: 900_015, shortName: 'Tromsø', tla: 'TIL' },
  'Viking FK': { id: 900_016, shortName: 'Viking', tla: 'VIK' },
};

/** The codes of Norway's leagues and cups, men's and women's. */
export const norwegianCompetitions: ReadonlySet<string> = new Set(['TIP', 'OBL', 'NMC', 'TOP', 'D1K']);

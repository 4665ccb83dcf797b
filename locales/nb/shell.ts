/** Part 1 §2, Routes and App shell. */
export const shell = {
  tabs: { results: 'Resultater', match: 'Live', team: 'Lag', scouting: 'Spillere', friends: 'Venner' },
  menu: { profile: 'Min Profil', friends: 'Venner', follows: 'Følger', fantasy: 'Fantasy', signOut: 'Logg ut' },
} as const;

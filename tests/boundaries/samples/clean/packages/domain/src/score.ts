export const score = (home: number, away: number) => ({ home, away });

/** The texts of the page before the app runs. The build writes them into the page. */
export const beforeStart = {
  description: 'Fotball direkte fra tribunen: resultater, mål og kampchat. Lagene du følger, kommer først.',
  noScript: '{{product}} trenger JavaScript. Slå det på i nettleseren, og last siden på nytt.',
} as const;

/** What the page says before the app runs. The build writes it into the page. */
export const beforeStart = {
  description: 'Fotball direkte fra tribunen: resultater, mål og kampchat. Lagene du følger, kommer først.',
  noScript: '{{product}} trenger JavaScript. Slå det på i nettleseren, og last siden på nytt.',
} as const;

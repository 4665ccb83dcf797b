// A module around the data, for Vite's development server hands JSON out as JavaScript, which an import() with a type refuses.
import premierLeague from './data/premier-league-2025-26.json' with { type: 'json' };

export { premierLeague };

// A module around the data, because Vite's development server serves JSON as JavaScript, which an import() with a type
// refuses.
import premierLeague from './data/premier-league-2025-26.json' with { type: 'json' };

export { premierLeague };

// Wraps the JSON in a module that can be imported with import(). Vite's development server serves JSON as JavaScript,
// and an import() with `type: 'json'` fails on that.
import premierLeague from './data/premier-league-2025-26.json' with { type: 'json' };

export { premierLeague };

// Wraps the JSON in a module that can be imported with import(). Vite's development server serves JSON as JavaScript,
// and an import() with `type: 'json'` fails on that.
import playerNames from './data/player-names.json' with { type: 'json' };

export { playerNames };

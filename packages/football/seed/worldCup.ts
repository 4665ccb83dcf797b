// Wraps the JSON in a module that can be imported with import(). Vite's development server serves JSON as JavaScript,
// and an import() with `type: 'json'` fails on that.
import worldCup from './data/world-cup-2026.json' with { type: 'json' };

export { worldCup };

// Wraps the JSON in a module that can be imported with import(). Vite's development server serves JSON as JavaScript,
// and an import() with `type: 'json'` fails on that.
import eliteserien from './data/eliteserien-2024.json' with { type: 'json' };

export { eliteserien };

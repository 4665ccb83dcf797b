// Wraps the JSON in a module that can be imported with import(). Vite's development server serves JSON as JavaScript,
// and an import() with `type: 'json'` fails on that.
import voices from './data/voices.json' with { type: 'json' };

export { voices };

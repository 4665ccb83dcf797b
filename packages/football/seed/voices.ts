// A module around the data, because Vite's development server serves JSON as JavaScript, which an import() with a type
// refuses.
import voices from './data/voices.json' with { type: 'json' };

export { voices };

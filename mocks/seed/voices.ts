// A module around the data, for Vite's development server hands JSON out as JavaScript, which an import() with a type refuses.
import voices from './data/voices.json' with { type: 'json' };

export { voices };

// A module around the data, because Vite's development server serves JSON as JavaScript, which an import() with a type
// refuses.
import eliteserien from './data/eliteserien-2024.json' with { type: 'json' };

export { eliteserien };

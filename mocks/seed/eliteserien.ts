// A module around the data, for Vite's development server hands JSON out as JavaScript, which an import() with a type refuses.
import eliteserien from './data/eliteserien-2024.json' with { type: 'json' };

export { eliteserien };

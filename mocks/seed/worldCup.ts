// A module around the data, for Vite's development server hands JSON out as JavaScript, which an import() with a type refuses.
import worldCup from './data/world-cup-2026.json' with { type: 'json' };

export { worldCup };

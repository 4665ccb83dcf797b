// A module around the data, because Vite's development server serves JSON as JavaScript, which an import() with a type
// refuses.
import worldCup from './data/world-cup-2026.json' with { type: 'json' };

export { worldCup };

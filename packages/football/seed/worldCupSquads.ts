// A module around the data, because Vite's development server serves JSON as JavaScript, which an import() with a type
// refuses.
import worldCupSquads from './data/world-cup-2026-squads.json' with { type: 'json' };

export { worldCupSquads };

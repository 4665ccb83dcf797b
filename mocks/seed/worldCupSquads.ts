// A module around the data, for Vite's development server hands JSON out as JavaScript, which an import() with a type refuses.
import worldCupSquads from './data/world-cup-2026-squads.json' with { type: 'json' };

export { worldCupSquads };

// A module around the data, for Vite's development server hands JSON out as JavaScript, which an import() with a type refuses.
import playerNames from './data/player-names.json' with { type: 'json' };

export { playerNames };

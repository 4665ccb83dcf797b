// A module around the data, because Vite's development server serves JSON as JavaScript, which an import() with a type
// refuses.
import playerNames from './data/player-names.json' with { type: 'json' };

export { playerNames };

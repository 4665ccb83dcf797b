// A module around the data, because Vite's development server serves JSON as JavaScript, which an import() with a type
// refuses.
import openMatchEvents from './data/wyscout-2499719.json' with { type: 'json' };

export { openMatchEvents };

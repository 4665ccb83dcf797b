// The entry for benchmarks of the simulator, and for the script that fits its constants.
export { loadSeed, type Season } from '../seed/loadSeed.ts';
export { loadVoices } from '../seed/loadVoices.ts';
export { KickOffOrder } from './feed/plan/KickOffOrder.ts';
export { favourites, firstUpcoming, layout } from './feed/plan/layout.ts';
export { type CompetitionProfile, profileOf } from './feed/process/CompetitionProfile.ts';
export { checkRows } from './feed/statistics/checkRows.ts';
export type { Figures } from './feed/statistics/Figures.ts';
export { figuresOf } from './feed/statistics/figuresOf.ts';
export { figuresOfData } from './feed/statistics/figuresOfData.ts';
export { playMany } from './feed/statistics/playMany.ts';
export { quartersOfData } from './feed/statistics/quartersOfData.ts';

// The entry for benchmarks of the simulator, for the script that fits its constants, and for tests that need a match as
// the simulator played it.
export { loadSeed, type Season } from '../seed/loadSeed.ts';
export { KickOffOrder } from './plan/KickOffOrder.ts';
export { favourites, firstUpcoming, layout } from './plan/layout.ts';
export { type CompetitionProfile, profileOf } from './process/CompetitionProfile.ts';
export type { Figures } from './statistics/Figures.ts';
export { figuresOf } from './statistics/figuresOf.ts';
export { figuresOfData } from './statistics/figuresOfData.ts';
export { playedMatch } from './statistics/playedMatch.ts';
export { playMany } from './statistics/playMany.ts';
export { quartersOfData } from './statistics/quartersOfData.ts';
export { wallTimeOf } from './state/reachedMoments.ts';
export type { PlayedMatch } from './state/SimulatedMatch.ts';
export { toLiveEventRows } from './state/toLiveEventRows.ts';
export { toLiveMatchRow } from './state/toLiveMatchRow.ts';
export { toMatchReport } from './state/toMatchReport.ts';

// The entry for benchmarks of the simulator, for the script that fits its constants, and for tests that need the truth of a match.
export { loadSeed, type Season } from '../seed/loadSeed.ts';
export { loadVoices } from '../seed/loadVoices.ts';
export { KickOffOrder } from './feed/plan/KickOffOrder.ts';
export { favourites, firstUpcoming, layout } from './feed/plan/layout.ts';
export { type CompetitionProfile, profileOf } from './feed/process/CompetitionProfile.ts';
export { checkRows } from './feed/statistics/checkRows.ts';
export type { Figures } from './feed/statistics/Figures.ts';
export { figuresOf } from './feed/statistics/figuresOf.ts';
export { figuresOfData } from './feed/statistics/figuresOfData.ts';
export { playedMatch } from './feed/statistics/playedMatch.ts';
export { playMany } from './feed/statistics/playMany.ts';
export { quartersOfData } from './feed/statistics/quartersOfData.ts';
export { wallTimeOf } from './feed/state/reachedMoments.ts';
export type { PlayedMatch } from './feed/state/SimulatedMatch.ts';
export { toLiveEventRows } from './feed/state/toLiveEventRows.ts';
export { toLiveMatchRow } from './feed/state/toLiveMatchRow.ts';
export { toMatchReport } from './feed/state/toMatchReport.ts';

import { pitchPoint } from './PitchPoint.ts';

/**
 * The points of the pitch that the calibration tool offers, in its order (PITCH-4). Their labels are in the locales.
 */
export const referencePoints = [
  { key: '5m-LL', world: pitchPoint(0, -9.16) },
  { key: '5m-RL', world: pitchPoint(0, 9.16) },
  { key: '5m-LD', world: pitchPoint(5.5, -9.16) },
  { key: '5m-RD', world: pitchPoint(5.5, 9.16) },
  { key: 'Penalty', world: pitchPoint(11, 0) },
  { key: 'Post-L', world: pitchPoint(0, -3.66) },
  { key: 'Post-R', world: pitchPoint(0, 3.66) },
  { key: '16m-ML', world: pitchPoint(0, -20.16) },
  { key: '16m-MR', world: pitchPoint(0, 20.16) },
  { key: '16m-Mid', world: pitchPoint(16.5, 0) },
] as const;

export type ReferencePoint = (typeof referencePoints)[number];
export type ReferencePointKey = ReferencePoint['key'];

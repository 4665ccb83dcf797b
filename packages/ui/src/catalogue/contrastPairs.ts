import type { SchemeToken } from '../theme/tokens.ts';

export interface ContrastPair {
  readonly ink: SchemeToken;
  readonly ground: SchemeToken;
  /** WCAG 2 AA: 4.5 for text, 3 for borders and drawings that carry meaning. */
  readonly atLeast: 4.5 | 3;
}

const text = (ink: SchemeToken, ...grounds: readonly SchemeToken[]): ContrastPair[] =>
  grounds.map((ground) => ({ ink, ground, atLeast: 4.5 }));
const drawing = (ink: SchemeToken, ...grounds: readonly SchemeToken[]): ContrastPair[] =>
  grounds.map((ground) => ({ ink, ground, atLeast: 3 }));

/** The backgrounds for icons and for lines of controls, apart from grass and plates. */
const papers = [
  'ground',
  'surface',
  'raised',
  'sunk',
  'well',
  'turfSoft',
  'goldSoft',
] as const satisfies readonly SchemeToken[];

/** Every text or line colour with every background on which it is used. Add a new combination here before using it. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('text', 'ground', 'surface', 'raised', 'sunk', 'well', 'turfSoft', 'goldSoft'),
  ...text('text2', 'ground', 'surface', 'raised', 'sunk', 'turfSoft', 'goldSoft'),
  ...text('text3', 'ground', 'surface', 'raised', 'sunk', 'well', 'turfSoft', 'goldSoft'),
  ...text('turf', 'ground', 'surface', 'raised', 'turfSoft', 'goldSoft'),
  ...text('onTurf', 'turf', 'turfHover'),
  ...text('live', 'ground', 'surface', 'raised', 'turfSoft'),
  ...text('onLive', 'liveFill'),
  ...text('warn', 'surface', 'raised'),
  ...text('gold', 'ground', 'surface', 'raised', 'goldSoft'),
  ...text('onGold', 'goldFill'),
  ...text('plateInk', 'plate'),
  ...text('plateDim', 'plate'),
  ...text('plateHitInk', 'plateHit'),
  ...text('onPitch', 'pitchA', 'pitchB', 'pitchLitA', 'pitchLitB'),
  ...text('onPitch2', 'pitchA', 'pitchB'),
  ...text('onChalk', 'onPitch'),
  ...text('onRedCard', 'redCard'),
  ...text('onSeat', 'seat'),
  ...drawing('edge', ...papers),
  ...drawing('focus', ...papers),
  ...drawing('seat', ...papers),
  ...drawing('starEmpty', ...papers),
  ...drawing('goldFill', ...papers),
  ...drawing('turf', 'sunk', 'well'),
  ...drawing('live', 'sunk', 'well', 'goldSoft'),
  ...drawing('gold', 'sunk', 'well', 'turfSoft'),
  ...drawing('warn', 'ground', 'sunk'),
  ...drawing('pitchGoal', 'pitchA', 'pitchB', 'apron'),
  ...drawing('pitchMade', 'pitchA', 'pitchB', 'apron'),
  ...drawing('pitchMissed', 'pitchA', 'pitchB', 'apron'),
  ...drawing('onPitch', 'apron'),
];

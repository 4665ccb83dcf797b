import { grounds } from './grounds.ts';

/** The two greens of the mown pitch in each scheme. Shirts are compared with them. */
export const greens = { dark: ['#123F26', '#16482C'], light: ['#14683B', '#176F41'] } as const;

/** The floodlit evening: night around, chalk on mown grass, the scoreboard brightest. The app's default. */
export const dark = {
  /** The night outside the pitch: the page. */
  ground: grounds.dark,
  /** Wells and segmented controls. */
  sunk: '#060D09',
  /** A section of the stand. */
  surface: '#0F1B14',
  /** Layers on top: bubbles, menus, toasts. */
  raised: '#18281E',
  /** Input fields. */
  well: '#060D09',
  text: '#F3F4E9',
  text2: '#B9C6BB',
  text3: '#8FA196',
  /** Decoration only: it carries no meaning and needs no contrast. */
  line: '#24352B',
  /** The border of a control, at least 3:1. */
  edge: '#65796D',
  chalk: '#F3F4E9',
  /** Floodlit grass: the one primary colour. */
  turf: '#86D95F',
  turfHover: '#9BE678',
  onTurf: '#08160B',
  turfSoft: '#16301C',
  pitchA: greens.dark[0],
  pitchB: greens.dark[1],
  /** The same stripes under the floodlights. */
  pitchLitA: '#3B753A',
  pitchLitB: '#3D7B3E',
  /** The grass around the pitch. */
  apron: '#0C2A19',
  onPitch: '#F6F7EC',
  onPitch2: '#C6DCC9',
  /** On the pitch: a goal, an action that succeeded, an action that failed. Each also has its own shape. */
  pitchGoal: '#F6CB4F',
  pitchMade: '#BFF59C',
  pitchMissed: '#FF9A8C',
  /** Ink on a chalk-white button. */
  onChalk: '#0F2A19',
  /** Live red as text and icon. */
  live: '#FF7466',
  /** Live red as a fill. */
  liveFill: '#D2281E',
  onLive: '#FFFFFF',
  warn: '#FFA94D',
  gold: '#F6CB4F',
  goldFill: '#F6CB4F',
  onGold: '#1D1604',
  goldSoft: '#2E2811',
  starEmpty: '#65796D',
  /** The scoreboard is near-black in both themes. */
  plate: '#030705',
  plateInk: '#FFF8E1',
  plateDim: '#9DA89F',
  plateEdge: 'rgba(255, 248, 225, 0.13)',
  /** The plate of a side that has just scored. */
  plateHit: '#86D95F',
  plateHitInk: '#08160B',
  yellowCard: '#FFD534',
  redCard: '#C8241B',
  onRedCard: '#FFFFFF',
  seat: '#74877B',
  onSeat: '#050B08',
  focus: '#FFF8E1',
  /** Touchlines, tab lines, pane borders. */
  marking: 'rgba(243, 244, 233, 0.24)',
  pitchLine: 'rgba(246, 247, 236, 0.52)',
  pitchLineFaint: 'rgba(246, 247, 236, 0.2)',
  scrim: 'rgba(3, 7, 5, 0.62)',
  /** The border of a friend's bubble, which in the light theme is as light as the page; the dark theme needs none. */
  bubbleEdge: 'transparent',
  /** The printed programme's double rule above a section. */
  sectionRule: 'rgba(243, 244, 233, 0.3)',
  shadowPop: '0 10px 28px rgba(0, 0, 0, 0.5), 0 0 0 1px rgba(243, 244, 233, 0.08)',
  shadowHigh: '0 24px 64px rgba(0, 0, 0, 0.66), 0 0 0 1px rgba(243, 244, 233, 0.1)',
} as const;

export type SchemeToken = keyof typeof dark;

/** The same match as a printed programme. */
export const light: Readonly<Record<SchemeToken, string>> = {
  ground: grounds.light,
  sunk: '#EAE4D2',
  surface: '#FBF9F2',
  raised: '#FFFFFF',
  well: '#FFFFFF',
  text: '#12211A',
  text2: '#3F5047',
  text3: '#586860',
  line: '#D8D1BD',
  edge: '#798376',
  chalk: '#12211A',
  turf: '#0B6336',
  turfHover: '#084D2A',
  onTurf: '#FFFFFF',
  turfSoft: '#DEEBD2',
  pitchA: greens.light[0],
  pitchB: greens.light[1],
  pitchLitA: '#277E3B',
  pitchLitB: '#29833F',
  apron: '#0E5530',
  onPitch: '#FFFDF4',
  onPitch2: '#E3F0DF',
  pitchGoal: '#FFD84A',
  pitchMade: '#D9FFBC',
  pitchMissed: '#FFC0B5',
  onChalk: '#0F2A19',
  live: '#B31B13',
  liveFill: '#C4241B',
  onLive: '#FFFFFF',
  warn: '#9A4A00',
  gold: '#7A5200',
  goldFill: '#AC7800',
  onGold: '#160F00',
  goldSoft: '#F8EBC4',
  starEmpty: '#798376',
  plate: '#12211A',
  plateInk: '#FFF8E1',
  plateDim: '#A9B5AB',
  plateEdge: 'rgba(255, 248, 225, 0.13)',
  plateHit: '#FFFDF4',
  plateHitInk: '#0B6336',
  yellowCard: '#F2C200',
  redCard: '#C4241B',
  onRedCard: '#FFFFFF',
  seat: '#6C7468',
  onSeat: '#FFFFFF',
  focus: '#12211A',
  marking: 'rgba(18, 33, 26, 0.36)',
  pitchLine: 'rgba(255, 253, 244, 0.72)',
  pitchLineFaint: 'rgba(255, 253, 244, 0.28)',
  scrim: 'rgba(18, 33, 26, 0.5)',
  bubbleEdge: '#D8D1BD',
  sectionRule: '#12211A',
  shadowPop: '0 8px 24px rgba(40, 34, 14, 0.16), 0 0 0 1px rgba(18, 33, 26, 0.14)',
  shadowHigh: '0 20px 48px rgba(40, 34, 14, 0.24), 0 0 0 1px rgba(18, 33, 26, 0.16)',
};

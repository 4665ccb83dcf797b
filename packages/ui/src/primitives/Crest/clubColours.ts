import { hashOf } from './hashOf.ts';

/** The first is the shield, the second its pattern. */
export type ClubColours = readonly [string, string];

const known: Readonly<Record<string, ClubColours>> = {
  'Bodø/Glimt': ['#FFD800', '#111111'],
  Brann: ['#D4161D', '#FFFFFF'],
  Rosenborg: ['#FFFFFF', '#111111'],
  Molde: ['#1457A8', '#FFFFFF'],
  Viking: ['#16233F', '#FFFFFF'],
  Tromsø: ['#D8202A', '#FFFFFF'],
  HamKam: ['#0A7A43', '#FFFFFF'],
  KFUM: ['#C81E2B', '#111111'],
  Haugesund: ['#FFFFFF', '#1B4D9B'],
  Sarpsborg: ['#1C4FA0', '#FFFFFF'],
  Lillestrøm: ['#FFDC1A', '#111111'],
  Odd: ['#FFFFFF', '#111111'],
  Fredrikstad: ['#E0202B', '#FFFFFF'],
  Kristiansund: ['#1B3D7A', '#5FA8E0'],
  Strømsgodset: ['#12284F', '#FFFFFF'],
  Sandefjord: ['#C9202C', '#16355F'],
  'Manchester City': ['#7CB9E8', '#FFFFFF'],
  'Manchester United': ['#C8102E', '#111111'],
  Arsenal: ['#DB1A21', '#FFFFFF'],
  Chelsea: ['#12409B', '#FFFFFF'],
  Tottenham: ['#FFFFFF', '#132257'],
  Everton: ['#1B4A9C', '#FFFFFF'],
  Liverpool: ['#C3142D', '#F3D36B'],
  Brentford: ['#E0131B', '#FFFFFF'],
  Newcastle: ['#111111', '#FFFFFF'],
  Fulham: ['#FFFFFF', '#111111'],
  'Aston Villa': ['#6F1738', '#97C5EA'],
  'West Ham': ['#6F1738', '#97C5EA'],
  'Crystal Palace': ['#1B4A9C', '#C8102E'],
  Brighton: ['#12509E', '#FFFFFF'],
  Wolverhampton: ['#F5A81C', '#111111'],
  'Nottingham Forest': ['#D01020', '#FFFFFF'],
  Leeds: ['#FFFFFF', '#1B4A9C'],
  Burnley: ['#6F1738', '#8CCCE5'],
  Sunderland: ['#D8141C', '#FFFFFF'],
  Bournemouth: ['#B5121B', '#111111'],
  'Real Madrid': ['#FFFFFF', '#D9B44A'],
  Barcelona: ['#123A7A', '#A11235'],
  Benfica: ['#D8141C', '#FFFFFF'],
};

const palette = [
  '#C4241B',
  '#1457A8',
  '#0A7A43',
  '#FFD800',
  '#111111',
  '#6F1738',
  '#7CB9E8',
  '#E06A12',
  '#12284F',
] as const;

/**
 * The two colours a club is drawn in: its own where we know them, otherwise two that always go with its name. A provider that says
 * `Molde FK` means the same club as one that says `Molde`.
 *
 * @example
 * clubColours('Brann'); // ['#D4161D', '#FFFFFF']
 */
export function clubColours(name: string): ClubColours {
  const own = Object.keys(known).find(
    (club) => name === club || name.startsWith(`${club} `) || name.endsWith(` ${club}`),
  );
  return (
    (own === undefined ? undefined : known[own]) ?? [palette[hashOf(name) % palette.length] ?? palette[0], '#FFFFFF']
  );
}

import { foldText } from '@tribunen/domain';
import { hashOf } from './hashOf.ts';

/** The first is the colour of the shield, the second of its pattern. */
export type ClubColours = readonly [string, string];

/** Keyed by the club's name in the form that a search compares: lower case, no marks or punctuation. */
const known: Readonly<Record<string, ClubColours>> = {
  'bodo glimt': ['#FFD800', '#111111'],
  brann: ['#D4161D', '#FFFFFF'],
  rosenborg: ['#FFFFFF', '#111111'],
  molde: ['#1457A8', '#FFFFFF'],
  viking: ['#16233F', '#FFFFFF'],
  tromso: ['#D8202A', '#FFFFFF'],
  hamkam: ['#0A7A43', '#FFFFFF'],
  kfum: ['#C81E2B', '#111111'],
  haugesund: ['#FFFFFF', '#1B4D9B'],
  sarpsborg: ['#1C4FA0', '#FFFFFF'],
  lillestrom: ['#FFDC1A', '#111111'],
  odd: ['#FFFFFF', '#111111'],
  fredrikstad: ['#E0202B', '#FFFFFF'],
  kristiansund: ['#1B3D7A', '#5FA8E0'],
  stromsgodset: ['#12284F', '#FFFFFF'],
  sandefjord: ['#C9202C', '#16355F'],
  'manchester city': ['#7CB9E8', '#FFFFFF'],
  'manchester united': ['#C8102E', '#111111'],
  arsenal: ['#DB1A21', '#FFFFFF'],
  chelsea: ['#12409B', '#FFFFFF'],
  tottenham: ['#FFFFFF', '#132257'],
  everton: ['#1B4A9C', '#FFFFFF'],
  liverpool: ['#C3142D', '#F3D36B'],
  brentford: ['#E0131B', '#FFFFFF'],
  newcastle: ['#111111', '#FFFFFF'],
  fulham: ['#FFFFFF', '#111111'],
  'aston villa': ['#6F1738', '#97C5EA'],
  'west ham': ['#6F1738', '#97C5EA'],
  'crystal palace': ['#1B4A9C', '#C8102E'],
  brighton: ['#12509E', '#FFFFFF'],
  wolverhampton: ['#F5A81C', '#111111'],
  nottingham: ['#D01020', '#FFFFFF'],
  leeds: ['#FFFFFF', '#1B4A9C'],
  burnley: ['#6F1738', '#8CCCE5'],
  sunderland: ['#D8141C', '#FFFFFF'],
  bournemouth: ['#B5121B', '#111111'],
  'real madrid': ['#FFFFFF', '#D9B44A'],
  barcelona: ['#123A7A', '#A11235'],
  benfica: ['#D8141C', '#FFFFFF'],
  barca: ['#123A7A', '#A11235'],
  atleti: ['#C8102E', '#FFFFFF'],
  bayern: ['#D8141C', '#FFFFFF'],
  dortmund: ['#FFD800', '#111111'],
  juventus: ['#111111', '#FFFFFF'],
  milan: ['#C8102E', '#111111'],
  inter: ['#12409B', '#111111'],
  napoli: ['#1B8ED0', '#FFFFFF'],
  psg: ['#12284F', '#C8102E'],
  ajax: ['#FFFFFF', '#C8102E'],
  celtic: ['#0A7A43', '#FFFFFF'],
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
 * The two colours that a club is drawn in: its own if we know them, otherwise two derived from its name.
 * `Molde FK` and `Molde` are the same club.
 */
export function clubColours(name: string): ClubColours {
  const folded = foldText(name).replace(/^man /, 'manchester ').replace(/ utd$/, ' united');
  const own = Object.entries(known).find(
    ([club]) => folded === club || folded.startsWith(`${club} `) || folded.endsWith(` ${club}`),
  );
  return own?.[1] ?? [palette[hashOf(name) % palette.length] ?? palette[0], '#FFFFFF'];
}

import type { Translations } from '../Translations.ts';

/** A player's card, which opens from a player's name. */
export const player = {
  number: 'Nr. {{number}}',
  rate: 'Vurder',
  rating: {
    title: 'Vurdering så langt',
    outOf: '{{average}} av 5',
  },
  match: {
    title: 'I denne kampen',
    minutes_one: '{{count}} minutt',
    minutes_other: '{{count}} minutt',
    notPlayed: 'Har ikkje spela',
    unknownMinutes: 'Ukjend speletid',
    noEvents: 'Ingen hendingar',
  },
  events: {
    goal: 'Mål',
    'penalty-goal': 'Mål på straffe',
    'own-goal': 'Sjølvmål',
    'cancelled-goal': 'Annullert mål',
    assist: 'Assist',
    'yellow-card': 'Gult kort',
    'second-yellow': 'Raudt kort (to gule)',
    'red-card': 'Raudt kort',
    'came-on': 'Bytt inn',
    'went-off': 'Bytt ut',
  },
  others: {
    none: 'Ingen andre kampar enno.',
  },
  positions: {
    goalkeeper: 'Keeper',
    'centre-back': 'Midtstoppar',
    'left-back': 'Venstreback',
    'right-back': 'Høgreback',
    defender: 'Forsvarar',
    'defensive-midfield': 'Defensiv midtbane',
    'central-midfield': 'Sentral midtbane',
    'attacking-midfield': 'Offensiv midtbane',
    'left-midfield': 'Venstre midtbane',
    'right-midfield': 'Høgre midtbane',
    midfielder: 'Midtbane',
    'left-winger': 'Venstreving',
    'right-winger': 'Høgreving',
    'centre-forward': 'Spiss',
    forward: 'Angripar',
  },
} as const satisfies Translations['player'];

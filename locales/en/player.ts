import type { Translations } from '../Translations.ts';

/** A player's card, which opens from a player's name. */
export const player = {
  number: 'No. {{number}}',
  rate: 'Rate',
  rating: {
    title: 'Rating so far',
    outOf: '{{average}} out of 5',
  },
  match: {
    title: 'In this match',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    notPlayed: 'Has not played',
    unknownMinutes: 'Minutes played unknown',
    noEvents: 'No events',
  },
  events: {
    goal: 'Goal',
    'penalty-goal': 'Penalty goal',
    'own-goal': 'Own goal',
    'cancelled-goal': 'Disallowed goal',
    assist: 'Assist',
    'yellow-card': 'Yellow card',
    'second-yellow': 'Red card (two yellows)',
    'red-card': 'Red card',
    'came-on': 'Came on',
    'went-off': 'Went off',
  },
  others: { none: 'No other matches yet.' },
  positions: {
    goalkeeper: 'Goalkeeper',
    'centre-back': 'Centre-back',
    'left-back': 'Left-back',
    'right-back': 'Right-back',
    defender: 'Defender',
    'defensive-midfield': 'Defensive midfielder',
    'central-midfield': 'Central midfielder',
    'attacking-midfield': 'Attacking midfielder',
    'left-midfield': 'Left midfielder',
    'right-midfield': 'Right midfielder',
    midfielder: 'Midfielder',
    'left-winger': 'Left winger',
    'right-winger': 'Right winger',
    'centre-forward': 'Centre-forward',
    forward: 'Forward',
  },
} as const satisfies Translations['player'];

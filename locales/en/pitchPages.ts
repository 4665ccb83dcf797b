import type { Translations } from '../Translations.ts';

/** The pages that draw on a picture of the pitch by its homography. */
export const pitchPages = {
  title: { pitch: 'Pitch', balls: 'Balls on the pitch', shots: 'Shots on the pitch' },
  loading: 'Loading the pitch view…',
  openMatch: 'Real event data: Arsenal v Leicester City 2017',
  openMatchSource: 'Wyscout data, released by Pappalardo, Massucco et al. (CC BY 4.0)',
  eventFile: {
    title: 'Event file',
    hint: 'Wyscout, StatsBomb, SPADL or kloppy, as JSON or CSV. Drop the file here, or choose it. It stays on this device.',
    open: 'Open an event file',
    opened: '{{teams}}, from ‘{{name}}’',
    empty: '‘{{name}}’ has no shots, passes, runs or duels.',
    reading: 'Reading ‘{{name}}’…',
    several: '‘{{name}}’ has {{count}} matches. Which one would you like to see?',
    which: 'Match from the file',
    choose: 'Choose a match',
    /** One match of a file with several: its teams, its number in the file and how many events it has. */
    match: '{{teams}} ({{id}}): {{count}} events',
    ownGoals_one: '{{count}} own goal in the file is not drawn.',
    ownGoals_other: '{{count}} own goals in the file are not drawn.',
    leftOut_one: '{{count}} event lacks its place or time, and is left out.',
    leftOut_other: '{{count}} events lack their place or time, and are left out.',
  },
  background: { label: 'Background', drawn: 'Drawn pitch', picture: 'Picture (debug)' },
  pages: 'Pitch views',
  segments: { pitch: 'Pitch', balls: 'Balls', shots: 'Shots' },
  drawing: {
    pitch: 'The pitch seen from the stands',
    balls_one: 'The pitch with {{count}} ball',
    balls_other: 'The pitch with {{count}} balls',
    shots_one: 'The pitch with {{count}} shot',
    shots_other: 'The pitch with {{count}} shots',
  },
  outcome: { goal: 'Goal', 'on-target': 'Saved', 'off-target': 'Off target', blocked: 'Blocked' },
  ball: 'Ball',
} as const satisfies Translations['pitchPages'];

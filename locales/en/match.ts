import type { Translations } from '../Translations.ts';

/** The match screen, its header and its cheer button. */
export const match = {
  toMatch: 'Open the match',
  none: 'No matches today',
  noneHint: 'Choose another day under Results.',
  pane: {
    label: 'Chosen match',
    unchosen: 'No match chosen.',
    chat: 'Chat',
  },
  picker: {
    title: 'Choose a match to follow',
    search: 'Search for matches…',
    empty: { title: 'No matches found', hint: 'Try another search' },
    found_one: '{{count}} match',
    found_other: '{{count}} matches',
    open: 'Change match',
    close: 'Close the match list',
  },
  cheer: {
    ask: 'Who are you supporting?',
    forTeam: 'Supporting {{team}}',
    short: 'Cheer',
    shortRest: 'for {{team}}',
    change: 'Support another team',
  },
} as const satisfies Translations['match'];

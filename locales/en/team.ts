import type { Translations } from '../Translations.ts';

/** The chats of teams. */
export const team = {
  search: 'Search for a team…',
  empty: 'No teams found',
  choose: 'Choose a team',
  noneChosen: 'No team chosen',
  noneChosenHint: 'Talk to others about the team here.',
  followed: 'Following',
  others: 'Other teams',
  messages_one: '{{count}} message',
  messages_other: '{{count}} messages',
  page: 'About {{team}}',
  change: 'Change team',
  pressToChoose: 'Click to choose a team',
  found_one: '{{count}} team',
  found_other: '{{count}} teams',
} as const satisfies Translations['team'];

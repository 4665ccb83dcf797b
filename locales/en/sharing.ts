import type { Translations } from '../Translations.ts';

/** Sharing a match, adding it to a calendar, and printing it. */
export const sharing = {
  menu: 'Share and save',
  match: 'Share the match',
  moment: 'Share this moment ({{minute}} minute)',
  calendar: 'Add to calendar',
  print: 'Print',
  copied: 'Link copied',
  failed: 'Could not share the link. Try again.',
  calendarFailed: 'Could not make the calendar file. Try again.',
  file: '{{home}}-{{away}}.ics',
} as const satisfies Translations['sharing'];

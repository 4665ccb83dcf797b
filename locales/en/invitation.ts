import type { Translations } from '../Translations.ts';

/** The page that an invitation link opens. */
export const invitation = {
  processing: 'Processing the invitation…',
  home: 'Go to the home page',
  problem: {
    'invalid-link': 'Invalid invitation link',
    'invalid-or-expired': 'Invalid or expired invitation',
    'not-accepted': 'Could not accept the invitation',
    unexpected: 'An error occurred',
  },
  /** Why an invitation could not be accepted, as the end of a sentence. */
  refused: {
    unknown: 'it does not exist',
    'somebody-elses': 'it is for somebody else',
    full: 'one of you has 500 friends, and there is no room for more',
    expired: 'it has expired',
    answered: 'it has already been answered',
  },
  somebodyElses: {
    title: 'This invitation is for somebody else',
    text: 'It was sent to {{whose}}. You are signed in as {{own}}.',
    textWithout: 'You are signed in as {{own}}.',
    change: 'Switch account',
  },
  own: { title: 'This is your own invitation', text: 'The person you invited has to open the link.' },
  acceptedBefore: {
    title: 'You’re already friends',
    text: 'You have accepted this invitation.',
    textOf: 'You have accepted the invitation from {{name}}.',
  },
  declinedBefore: {
    title: 'You have declined this invitation',
    text: 'If you’ve changed your mind, ask for a new one.',
  },
  welcome: {
    title: 'Welcome to {{product}}',
    text: 'You’re now friends with {{name}}. Taking you to the home page…',
  },
  accepted: { title: 'Invitation accepted!', text: 'You’re now friends with {{name}}' },
} as const satisfies Translations['invitation'];

import type { Translations } from '../Translations.ts';

/** Texts that every form uses. */
export const forms = {
  show: 'Show what you type',
  hide: 'Hide what you type',
  charactersLeft_one: '{{left}} left',
  charactersLeft_other: '{{left}} left',
  unexpected: 'Something went wrong. Try again.',
  noAnswer: 'can’t reach the server',
  strangeAnswer: 'unexpected answer from the server',
  tooMany: 'Too many attempts.',
  tryAgainIn: 'You can try again in {{wait}}.',
  tryAgainNow: 'You can try again now.',
  wait: {
    seconds_one: '{{count}} second',
    seconds_other: '{{count}} seconds',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
  },
  email: {
    empty: 'Enter your e-mail address',
    'invalid-format': 'Invalid email format',
    'too-long': 'Email too long',
  },
  password: {
    hint: 'The password must have at least 12 characters, with lower and upper case letters, digits and special characters.',
    tooShort: 'The password must have at least 6 characters',
    problem: {
      'too-short': 'The password must have at least 12 characters',
      'no-lowercase': 'The password must contain at least one lower case letter',
      'no-uppercase': 'The password must contain at least one upper case letter',
      'no-digit': 'The password must contain at least one digit',
      'no-special': 'The password must contain at least one special character',
      'common-pattern': 'The password contains common patterns that are easy to guess',
    },
    rule: {
      'too-short': 'At least 12 characters',
      'no-lowercase': 'A lower case letter',
      'no-uppercase': 'An upper case letter',
      'no-digit': 'A digit',
      'no-special': 'A special character',
      'common-pattern': 'No common patterns',
    },
    met: ': done',
    unmet: ': missing',
    isMissing: 'Missing: {{rules}}.',
    missing: {
      'too-short': 'at least 12 characters',
      'no-lowercase': 'a lower case letter',
      'no-uppercase': 'an upper case letter',
      'no-digit': 'a digit',
      'no-special': 'a special character',
      'common-pattern': 'something other than common patterns',
    },
    allMet: 'The password follows all the rules.',
  },
} as const satisfies Translations['forms'];

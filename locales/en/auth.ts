import type { Translations } from '../Translations.ts';

/** The sign-in screen, at /auth. */
export const auth = {
  signUp: 'Create account',
  signUpInvited: 'Create an account to accept the invitation',
  invitedBy: '{{name}} has invited you',
  email: 'Email',
  password: 'Password',
  forgotten: 'Forgotten your password?',
  newHere: 'New to {{product}}?',
  hereBefore: 'Been here before?',
  google: 'Continue with Google',
  asGuest: 'Continue without signing in',
  backToSignIn: 'Back to sign-in',
  googleFailed: 'Something went wrong with the Google sign-in. Try again.',
  googleCancelled: 'The Google sign-in was cancelled',
  otherBrowser: 'The link only works in the browser where you asked for it.',
  halfConfirmed: { title: 'One of the addresses is confirmed', text: 'Open the link in the other email too.' },
  created: { title: 'Account created!', text: 'You can now sign in with your email address and password.' },
  demo: { title: 'Demo account', use: 'Fill in' },
  confirmEmail: {
    title: 'Confirm your email address',
    lead: 'We’ve sent a link to {{email}}. Open it and you’re in.',
  },
  recover: {
    lead: 'Enter your email address and we’ll send you a link to choose a new password.',
    send: 'Send link',
  },
  recoverySent: {
    title: 'Check your email',
    lead: 'If {{email}} has an account here, we’ve sent a link to choose a new password.',
  },
  mail: {
    open: 'View the email',
    notCome: 'Not there yet? Check your spam folder too.',
    again: 'Send again',
    againIn: 'Sent. You can send it again in {{wait}}.',
    againNow: 'You can send it again now.',
  },
  opening: { title: 'One moment', text: 'Opening the link…' },
  linkExpired: {
    title: 'This link has been used or has expired',
    lead: 'Enter your email address and we’ll send you a new link.',
    send: 'Send new link',
  },
  newPassword: {
    title: 'New password',
    lead: 'Choose a new password for {{email}}.',
    save: 'Save password',
  },
} as const satisfies Translations['auth'];

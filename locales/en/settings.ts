import type { Translations } from '../Translations.ts';

/** The settings screen, with the account. */
export const settings = {
  looks: 'Appearance and motion',
  motion: {
    label: 'Motion',
    system: 'Same as device',
    reduced: 'Always reduced',
    hint: 'Reduced: goals light up without flashing, and nothing slides or turns over.',
  },
  screenOn: { label: 'Keep the screen on', hint: 'The screen stays lit while you have a match open.' },
  keyboard: {
    title: 'Keyboard',
    search: 'Slash opens the search',
    searchHint: 'Turn off if the key gets in the way of voice control.',
  },
  webNotifications: {
    ask: 'Your browser hasn’t asked you yet. It asks when you turn them on.',
    on: 'Your browser allows notifications from here.',
    off: 'Your browser allows notifications from here, but you have turned them off.',
    undo: 'To undo this: press the icon in front of the address, find ‘Notifications’, choose ‘Allow’, and reload the page.',
  },
  account: {
    title: 'Account',
    signedInAs: 'You are signed in as {{email}}.',
    signedOut: 'Sign in to change your password and email address, or to delete your account.',
  },
  password: {
    title: 'Change password',
    present: 'Current password',
    next: 'New password',
    save: 'Change password',
    done: 'Your password has been changed.',
  },
  email: {
    title: 'Change email address',
    next: 'New email address',
    hint: 'We send a link to both the old and the new address. The change is made once both are opened.',
    save: 'Send the links',
    same: 'That is the address you have now',
    changed: 'Your email address has been changed to {{email}}',
    sent: 'We’ve sent one link to {{present}} and one to {{next}}. Open both.',
  },
  everywhere: {
    title: 'Sign out on all devices',
    text: 'Everywhere you’re signed in, including here.',
    do: 'Sign out everywhere',
  },
  data: {
    title: 'Your data',
    text: 'A file (JSON) with everything we have stored about you, table by table.',
    do: 'Download my data',
    saved: 'The file has been downloaded.',
    file: 'my-data.json',
  },
  deletion: {
    title: 'Delete my account',
    text: 'Your profile, friends, invitations, follows and ratings will be gone for good. The messages you have written stay, under the name ‘{{deletedUser}}’.',
    confirm: 'Type {{email}} to confirm',
    mismatch: 'That is not the address of this account',
    do: 'Delete the account for good',
    done: 'Your account has been deleted',
  },
} as const satisfies Translations['settings'];

import type { Translations } from '../Translations.ts';

/** The profile, its favourite team and the invitations. */
export const profile = {
  tabs: {
    profile: 'Profile',
    messages: 'Messages',
    waiting_one: '{{count}} invitation',
    waiting_other: '{{count}} invitations',
  },
  loading: 'Loading profile…',
  seat: 'How others see you',
  name: 'Name',
  nameProblem: {
    empty: 'Name cannot be empty',
    'too-long': 'Name too long (max 100 characters)',
    'invalid-characters': 'Name contains invalid characters',
    'web-address': 'A name cannot look like a web address. Put a space after a dot',
    reserved: 'This name is the app’s own. Choose another',
  },
  bio: 'Bio',
  bioTooLong: 'Bio too long (max 500 characters)',
  save: 'Save profile',
  unsaved: 'You have changes that haven’t been saved.',
  discard: 'Discard changes',
  unsavedDialog: {
    title: 'Discard your changes?',
    text: 'You have changed your profile without saving.',
    keep: 'Keep editing',
  },
  notLoaded: 'Could not load the profile: {{message}}',
  notSaved: 'Could not save the profile: {{message}}',
  saved: { title: 'Success!', text: 'Your profile has been updated.' },
  team: {
    label: 'Favourite team',
    competition: 'Choose a competition',
    allCompetitions: 'All competitions',
    competitionOption: '{{name}} ({{code}})',
    search: 'Search for a team…',
    change: 'Change favourite team',
    remove: 'Remove favourite team',
    hint: {
      'nothing-typed': 'Type to search for a team',
      'too-short': 'Type at least 2 characters to search',
      searching: 'Searching…',
    },
  },
  invitations: {
    loading: 'Loading invitations…',
    empty: 'No invitations to show',
    wants: 'wants to be your friend',
    accept: 'Accept',
    decline: 'Decline',
    failed: 'Could not process the invitation: {{message}}',
    accepted: { title: 'Invitation accepted!', text: 'You’re now friends!' },
    declined: { title: 'Invitation declined', text: 'The invitation has been declined.' },
  },
} as const satisfies Translations['profile'];

import type { Translations } from '../Translations.ts';

export const installedApp: Translations['installedApp'] = {
  update: { ready: 'A new version is ready', take: 'Update' },
  waits: 'Will be sent when you’re back online.',
  awaits: { fantasyTeam: 'Fetching your team…', football: 'Fetching football that nobody has asked for before…' },
  slowFeed: 'Goals show here within a few minutes.',
  install: {
    title: 'Install {{product}}',
    text: 'Open it with one tap, even when you’re offline.',
    take: 'Install',
    onIos: 'Tap Share, then ‘Add to Home Screen’.',
  },
};

import { pushChoicesRow } from '@tribunen/contract';
import { ids as ourIds } from '../rls/people.ts';
import { person } from './lib/examples.ts';
import { ownTable } from './lib/ownTable.ts';

const written = 'user_id goals red_cards messages invitations quiet_from quiet_until time_zone';

export const table = ownTable({
  row: pushChoicesRow,
  inserts: written,
  changes: written,
  why: {
    'the push messages that the user wants': 'goals invitations messages quiet_from quiet_until red_cards time_zone',
  },
  first: ({ owner }) => ({
    user_id: owner,
    goals: true,
    red_cards: true,
    messages: true,
    invitations: true,
    quiet_from: 1380,
    quiet_until: 420,
    time_zone: 'Europe/Oslo',
  }),
  newRow: (asker) => ({ user_id: asker, goals: false, quiet_from: 1380, quiet_until: 420 }),
  standing: ({ owner }) => [{ user_id: owner.id, goals: true }],
  many: `insert into push_choices (user_id) select ${person('p')} from generate_series(1, 5000) as p`,
  refuses: [
    ['quiet hours that never end', { quiet_until: null }],
    ['quiet hours that end when they begin', { quiet_until: 1380 }],
    ['a minute after the end of the day', { quiet_until: 1440 }],
    ['a time zone with a space', { time_zone: 'Europe/Oslo ' }],
    ['a second row of choices of a user', { user_id: ourIds.owner }],
  ],
});

import { profileRow } from '@tribunen/contract';
import { ids as ourIds } from '../rls/people.ts';
import { person } from './lib/examples.ts';
import type { TestedTable } from './lib/TestedTable.ts';

const written = 'user_id name bio myTeam';

export const table: TestedTable = {
  row: profileRow,
  sees: [5, 5, 5, 5, 5, 5],
  inserts: written,
  changes: `${written} fantasy_team_id eliteserien_team_id`,
  why: {
    'the card of an author shows it': 'bio myTeam name user_id',
    'the league of friends asks for the teams; the view gives it to friends alone':
      'eliteserien_team_id fantasy_team_id',
  },
  atDeletion: { user_id: 'goes' },
  first: ({ owner }) => ({
    user_id: owner,
    name: 'Kari',
    bio: null,
    myTeam: 'Brann',
    fantasy_team_id: '1234567',
    eliteserien_team_id: '4321',
  }),
  newRow: (asker) => ({ user_id: asker, name: 'Ny' }),
  standing: ({ owner, friend, stranger }) => [
    { user_id: owner.id, name: 'Kari', bio: 'Heia', myTeam: 'Brann' },
    { user_id: friend.id, name: 'Ola', bio: null, myTeam: null },
    { user_id: stranger.id, name: 'Nils', bio: null, myTeam: null },
  ],
  many: `insert into private.profiles (user_id, name) select ${person('p')}, 'Tilskuer' from generate_series(1, 5000) as p`,
  refuses: [
    ['a name of 101 characters', { name: 'a'.repeat(101) }],
    ['a name without characters', { name: '' }],
    ['a name of white space', { name: ' \u00A0' }],
    ['a name with markup, escaped or not', { name: '&lt;b&gt;Kari' }],
    ['a name with an ampersand', { name: 'Kari & Ola' }],
    ['a name in two lines', { name: 'Kari\nNordmann' }],
    ['a name with an invisible character', { name: 'Kari\u200B' }],
    ['a name with a mark that reverses direction', { name: '\u202EiraK' }],
    ['a bio of 501 characters', { bio: 'å'.repeat(501) }],
    ['a team of 101 characters', { myTeam: 'a'.repeat(101) }],
    ['a second profile of a user', { user_id: ourIds.owner }],
  ],
  accepts: [
    ['a name before 5,000 spaces, without them', { name: `Kari${' '.repeat(5000)}` }],
    ['a bio before 5,000 spaces, without them', { bio: `Hei${' '.repeat(5000)}` }],
    ['a name of 100 characters whose stored form is longer', { name: '&#x27;'.repeat(100) }],
    ['a name of several alphabets', { name: 'Åse-Lill Ødegård van ’t Hoff jr. 李小龍 Σωκράτης' }],
    ['a bio of 500 characters whose stored form is longer', { bio: ` ${'&lt;'.repeat(500)}\n` }],
    ['a bio of 500 emojis', { bio: '⚽'.repeat(500) }],
  ],
};

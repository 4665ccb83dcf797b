import { mostFollows, userFollowRow } from '@tribunen/contract';
import { ids } from '../contract/calls/ids.ts';
import { ids as ourIds } from '../rls/people.ts';
import { at, id, nobody } from './lib/examples.ts';
import { ownTable } from './lib/ownTable.ts';

export const table = ownTable({
  row: userFollowRow,
  removes: true,
  inserts: 'id user_id entity_type entity_id display_name crest_url priority notifications',
  changes: 'priority notifications display_name crest_url',
  most: mostFollows,
  why: {
    'the list of follows shows it': 'crest_url display_name entity_id entity_type notifications priority',
  },
  first: ({ owner }) => ({
    id,
    user_id: owner,
    entity_type: 'team',
    entity_id: '57',
    display_name: 'Arsenal',
    crest_url: null,
    priority: 0,
    notifications: false,
    created_at: at,
  }),
  newRow: (asker) => ({ user_id: asker, entity_type: 'team', entity_id: '64', display_name: 'Liverpool' }),
  standing: (_people, row) => [{ ...row, id: ids.follow }],
  many: {
    columns: 'user_id, entity_type, entity_id, display_name',
    values: (user) => `${user}, 'team', n::text, 'Lag'`,
    each: 40,
  },
  refuses: [
    ['an entity type that cannot be followed', { entity_type: 'referee' }],
    ['a negative priority', { priority: -1 }],
    ['an id of 65 characters', { entity_id: '1'.repeat(65) }],
    ['a name of 201 characters', { display_name: 'a'.repeat(201) }],
    ['a crest’s address of 1,001 characters', { crest_url: `https://${'a'.repeat(993)}` }],
    ['a follow without a name', { display_name: null }],
    ['the same team again', { user_id: ourIds.owner, entity_id: '57' }],
    ['a user that does not exist', { user_id: nobody }],
  ],
});

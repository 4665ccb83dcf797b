import type { Expectation } from './Expectation.ts';
import { no } from './Outcomes.ts';
import { ids } from './ids.ts';

const liverpool = { entity_type: 'team', entity_id: '64', display_name: 'Liverpool', crest_url: null };
const follow = () => ({ id: crypto.randomUUID(), ...liverpool, priority: 1, notifications: false });
const values = () => ({ follow: ids.follow });
const owned = `user_follows?select=priority,notifications&id=eq.${ids.follow}`;

export const calls: readonly Expectation[] = [
  {
    call: 'readMyFollows',
    values: ({ owner }) => ({ user: owner.id }),
    outcomes: [no, 1, 0, 0, 0, 0],
    rows: ({ owner }) => [{ id: ids.follow, user_id: owner.id, display_name: 'Arsenal', priority: 0 }],
  },
  {
    call: 'follow',
    body: () => [follow()],
    outcomes: [no, 1, 1, 1, 1, 1],
    leaves: (_people, { id, name }) => [
      `user_follows?select=display_name&user_id=eq.${id}&entity_id=eq.64`,
      name === 'visitor' ? [] : [{ display_name: 'Liverpool' }],
    ],
    changes: ['user_follows'],
  },
  {
    call: 'follow',
    what: 'a team that the owner follows already',
    body: () => [{ ...follow(), entity_id: '57' }],
    outcomes: [no, 0, 1, 1, 1, 1],
    leaves: () => [owned, [{ priority: 0, notifications: false }]],
    changes: ['user_follows'],
  },
  {
    call: 'follow',
    what: 'with a priority below 0',
    body: () => [{ ...follow(), priority: -1 }],
    outcomes: [no, '23514', '23514', '23514', '23514', '23514'],
  },
  { call: 'unfollow', values, outcomes: [no, 1, 0, 0, 0, 0], changes: ['user_follows'] },
  {
    call: 'notifyOfFollow',
    values,
    body: () => ({ notifications: true }),
    outcomes: [no, 1, 0, 0, 0, 0],
    leaves: (_people, { name }) => [owned, [{ notifications: name === 'owner' }]],
    changes: ['user_follows'],
  },
  {
    call: 'placeFollow',
    values,
    body: () => ({ priority: 3 }),
    outcomes: [no, 1, 0, 0, 0, 0],
    leaves: (_people, { name }) => [owned, [{ priority: name === 'owner' ? 3 : 0 }]],
    changes: ['user_follows'],
  },
  {
    call: 'reorderFollows',
    body: () => ({ teams: [{ id: ids.follow, priority: 3 }] }),
    outcomes: [no, 1, 0, 0, 0, 0],
    rows: () => [{ id: ids.follow, priority: 3 }],
    leaves: (_people, { name }) => [owned, [{ priority: name === 'owner' ? 3 : 0 }]],
    changes: ['user_follows'],
  },
  {
    call: 'reorderFollows',
    what: 'with a team in the list of competitions',
    body: () => ({ competitions: [{ id: ids.follow, priority: 3 }] }),
    outcomes: [no, 0, 0, 0, 0, 0],
    leaves: () => [owned, [{ priority: 0 }]],
  },
  {
    call: 'reorderFollows',
    what: 'with a priority below 0',
    body: () => ({ teams: [{ id: ids.follow, priority: -1 }] }),
    outcomes: [no, '23514', 0, 0, 0, 0],
    leaves: () => [owned, [{ priority: 0 }]],
  },
];

import { hiddenResultRow, mostHiddenResults } from '@tribunen/contract';
import type { Expectation } from '../contract/calls/Expectation.ts';
import { no } from '../contract/calls/Outcomes.ts';
import { ids } from '../contract/calls/ids.ts';
import { ids as ourIds } from '../rls/people.ts';
import { at, id } from './lib/examples.ts';
import { ownTable } from './lib/ownTable.ts';

const written = 'subject name from_day hidden chosen_at';

export const table = ownTable({
  row: hiddenResultRow,
  inserts: `id user_id ${written}`,
  changes: written,
  most: mostHiddenResults,
  why: { 'the results that the user hides on every device': written },
  first: ({ owner }) => ({
    id,
    user_id: owner,
    subject: '500001',
    name: null,
    from_day: null,
    hidden: true,
    chosen_at: at,
  }),
  newRow: (asker) => ({
    user_id: asker,
    subject: 'team:57',
    name: 'Arsenal',
    from_day: '2026-11-21',
    hidden: true,
    chosen_at: at,
  }),
  standing: (_people, row) => [{ ...row, id: ids.hidden, subject: ids.match }],
  many: { columns: 'user_id, subject, hidden, chosen_at', values: (user) => `${user}, n::text, true, now()`, each: 10 },
  refuses: [
    ['an empty subject', { subject: '' }],
    ['a subject of 65 characters', { subject: '1'.repeat(65) }],
    ['a name of 201 characters', { name: 'a'.repeat(201) }],
    ['a day in words', { from_day: 'i morgen' }],
    ['a choice without its moment', { chosen_at: null }],
    ['a second choice about the same match', { user_id: ourIds.owner, subject: '500001' }],
  ],
});

export const calls: readonly Expectation[] = [
  {
    call: 'readHiddenResults',
    outcomes: [no, 1, 0, 0, 0, 0],
    rows: () => [{ subject: ids.match, hidden: true }],
  },
  {
    call: 'chooseHiddenResult',
    body: () => ({ subject: ids.match, name: null, from_day: null, hidden: false, chosen_at: at }),
    outcomes: [no, 1, 1, 1, 1, 1],
    leaves: (_people, { id: user, name }) => [
      `hidden_results?select=hidden&user_id=eq.${user}`,
      name === 'visitor' ? [] : [{ hidden: false }],
    ],
    changes: ['hidden_results'],
  },
];

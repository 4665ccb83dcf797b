import { hiddenWordRow, mostHiddenWords } from '@tribunen/contract';
import type { Expectation } from '../contract/calls/Expectation.ts';
import { no } from '../contract/calls/Outcomes.ts';
import { ids as ourIds } from '../rls/people.ts';
import { at, id } from './lib/examples.ts';
import { ownTable } from './lib/ownTable.ts';

export const table = ownTable({
  row: hiddenWordRow,
  removes: true,
  inserts: 'id user_id word',
  most: mostHiddenWords,
  why: { 'the words that the user hides': 'word' },
  first: ({ owner }) => ({ id, user_id: owner, word: 'tosk', created_at: at }),
  newRow: (asker) => ({ user_id: asker, word: 'tulling' }),
  many: { columns: 'user_id, word', values: (user) => `${user}, 'ord' || n`, each: 10 },
  refuses: [
    ['one letter', { word: 'a' }],
    ['51 letters', { word: 'å'.repeat(51) }],
    ['two words', { word: 'to ord' }],
    ['two words with a different space', { word: 'to\u00A0ord' }],
    ['an invisible character', { word: 'or\u200Bd' }],
    ['markup', { word: '<b>' }],
    ['the same word again', { user_id: ourIds.owner, word: 'tosk' }],
  ],
  accepts: [
    ['50 letters', { word: 'å'.repeat(50) }],
    ['two emojis', { word: '⚽⚽' }],
  ],
});

export const calls: readonly Expectation[] = [
  { call: 'readHiddenWords', outcomes: [no, 1, 0, 0, 0, 0], rows: () => [{ word: 'tosk' }] },
  {
    call: 'hideWord',
    what: 'with a word that the owner hides already',
    body: () => ({ word: 'tosk' }),
    outcomes: [no, 0, 1, 1, 1, 1],
    changes: ['hidden_words'],
  },
  {
    call: 'hideWord',
    what: 'with two words',
    body: () => ({ word: 'to ord' }),
    outcomes: [no, '23514', '23514', '23514', '23514', '23514'],
  },
  { call: 'showWord', values: () => ({ word: 'tosk' }), outcomes: [no, 1, 0, 0, 0, 0], changes: ['hidden_words'] },
];

import { mostHiddenWords, hiddenWordRow, type HiddenWordRow } from '@tribunen/contract';
import { ownRows } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const hiddenWords: TableDefinition<HiddenWordRow> = {
  schema: 'public',
  name: 'hidden_words',
  shape: hiddenWordRow,
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    word: 'text',
    created_at: 'timestamptz',
  },
  primaryKey: 'id',
  unique: [['user_id', 'word']],
  references: [{ column: 'user_id', table: 'users', onDelete: 'cascade' }],
  defaults: ({ newId, uid, now }) => ({ id: newId(), user_id: uid, created_at: now }),
  rights: () => ownRows({ inserts: ['id', 'user_id', 'word'], removes: true }),
  pace: 'lists',
  most: mostHiddenWords,
};

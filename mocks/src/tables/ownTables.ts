import {
  followKindsRow,
  hiddenResultRow,
  hiddenWordRow,
  mostBlocks,
  mostFollowKinds,
  mostHiddenResults,
  mostHiddenWords,
  mostMutes,
  mostPushMutes,
  pushMuteRow,
  userBlockRow,
  userMuteRow,
} from '@tribunen/contract';
import { type OwnedRow, ownRows, type OwnRights } from '../supabase/Rights.ts';
import type { Fresh, TableDefinition } from '../Table.ts';

interface OwnTable<Row extends OwnedRow & { readonly id: string }>
  extends Omit<TableDefinition<Row>, 'schema' | 'primaryKey' | 'references' | 'rights'>, OwnRights<Row> {
  /** The columns that reference a user. A row is deleted with any user whom it references. */
  readonly users?: readonly (keyof Row & string)[];
}

/** A table in which each user reads and writes only their own rows. */
function ownTable<Row extends OwnedRow & { readonly id: string }>({
  users = ['user_id'],
  inserts,
  changes,
  removes,
  ...table
}: OwnTable<Row>): TableDefinition<Row> {
  return {
    schema: 'public',
    primaryKey: 'id',
    references: users.map((column) => ({ column, table: 'users', onDelete: 'cascade' })),
    rights: () => ownRows({ inserts, changes, removes }),
    pace: 'lists',
    ...table,
  };
}

const withMoment = ({ newId, uid, now }: Fresh) => ({ id: newId(), user_id: uid, created_at: now });

/** The tables in which each user has their own rows, by name. */
export const ownTables = {
  user_mutes: ownTable({
    name: 'user_mutes',
    shape: userMuteRow,
    columns: { id: 'uuid', user_id: 'uuid', muted_id: 'uuid', created_at: 'timestamptz' },
    unique: [['user_id', 'muted_id']],
    users: ['user_id', 'muted_id'],
    defaults: withMoment,
    inserts: ['id', 'user_id', 'muted_id'],
    removes: true,
    most: mostMutes,
  }),
  user_blocks: ownTable({
    name: 'user_blocks',
    shape: userBlockRow,
    columns: { id: 'uuid', user_id: 'uuid', blocked_id: 'uuid', created_at: 'timestamptz' },
    unique: [['user_id', 'blocked_id']],
    users: ['user_id', 'blocked_id'],
    defaults: withMoment,
    inserts: ['id', 'user_id', 'blocked_id'],
    removes: true,
    most: mostBlocks,
  }),
  hidden_words: ownTable({
    name: 'hidden_words',
    shape: hiddenWordRow,
    columns: { id: 'uuid', user_id: 'uuid', word: 'text', created_at: 'timestamptz' },
    unique: [['user_id', 'word']],
    defaults: withMoment,
    inserts: ['id', 'user_id', 'word'],
    removes: true,
    most: mostHiddenWords,
  }),
  hidden_results: ownTable({
    name: 'hidden_results',
    published: true,
    shape: hiddenResultRow,
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      subject: 'text',
      name: 'text',
      from_day: 'text',
      hidden: 'bool',
      chosen_at: 'timestamptz',
    },
    identity: ['id', 'user_id'],
    unique: [['user_id', 'subject']],
    defaults: ({ newId, uid }) => ({ id: newId(), user_id: uid }),
    inserts: ['id', 'user_id', 'subject', 'name', 'from_day', 'hidden', 'chosen_at'],
    changes: ['subject', 'name', 'from_day', 'hidden', 'chosen_at'],
    most: mostHiddenResults,
  }),
  push_mutes: ownTable({
    name: 'push_mutes',
    shape: pushMuteRow,
    columns: { id: 'uuid', user_id: 'uuid', match_id: 'text', created_at: 'timestamptz' },
    unique: [['user_id', 'match_id']],
    defaults: withMoment,
    inserts: ['id', 'user_id', 'match_id'],
    removes: true,
    most: mostPushMutes,
  }),
  follow_kinds: ownTable({
    name: 'follow_kinds',
    shape: followKindsRow,
    columns: { id: 'uuid', user_id: 'uuid', entity_type: 'text', entity_id: 'text', kinds: 'text' },
    unique: [['user_id', 'entity_type', 'entity_id']],
    defaults: ({ newId, uid }) => ({ id: newId(), user_id: uid, kinds: 'both' }),
    inserts: ['id', 'user_id', 'entity_type', 'entity_id', 'kinds'],
    changes: ['entity_type', 'entity_id', 'kinds'],
    most: mostFollowKinds,
  }),
};

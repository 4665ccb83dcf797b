import { nameRefusal, profileRow, type ProfileRow } from '@tribunen/contract';
import { everybodys, isOwner } from '../supabase/Rights.ts';
import type { TableDefinition } from '../Table.ts';

export const profiles: TableDefinition<ProfileRow> = {
  schema: 'public',
  name: 'profiles',
  shape: profileRow,
  columns: {
    user_id: 'uuid',
    name: 'text',
    bio: 'text',
    myTeam: 'text',
    fantasy_team_id: 'text',
    eliteserien_team_id: 'text',
  },
  trimmed: ['name', 'bio'],
  primaryKey: 'user_id',
  unique: [],
  refusals: { name: nameRefusal },
  references: [{ column: 'user_id', table: 'users', onDelete: 'cascade' }],
  defaults: ({ uid }) => ({ user_id: uid }),
  rights: () => ({
    ...everybodys,
    inserts: { rule: isOwner, columns: written },
    changes: { rule: isOwner, columns: written },
    hidden: { columns: ['fantasy_team_id', 'eliteserien_team_id'], isSeenBy: isOwner },
  }),
  pace: 'profiles',
};

const written = ['user_id', 'name', 'bio', 'myTeam', 'fantasy_team_id', 'eliteserien_team_id'] as const;

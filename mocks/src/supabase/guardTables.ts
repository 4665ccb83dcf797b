import { writePaces } from '@tribunen/contract';
import { instantAt, type UtcInstant } from '@tribunen/domain';
import { type Database, publicTablesOf } from '../database.ts';
import type { JsonRow } from '@tribunen/protocol';
import type { Table } from '../Table.ts';
import { guardTable, type TableAccess } from './GuardedTable.ts';
import type { TableTriggers } from './TableTriggers.ts';
import { heldBackMessages, heldBackTeamMessages } from './deskTriggers.ts';
import {
  followKindsTriggers,
  friendshipsTriggers,
  invitationsTriggers,
  messageReadsTriggers,
  messageReportsTriggers,
  messagesTriggers,
  paceTriggers,
  playerRatingsTriggers,
} from './triggers.ts';
import { WritePace } from './WritePace.ts';

type PaceName = keyof typeof writePaces;

/**
 * The tables of `public`, each with its rights checked, by name. REST and realtime reach no other tables.
 *
 * @param fresh the source of new UUIDs, and of the current time as ISO 8601, for the defaults of new rows
 * @throws {Error} for a table without rights
 */
export function guardTables(
  database: Database,
  fresh: { readonly newId: () => string; readonly now: () => string },
): Readonly<Record<string, TableAccess>> {
  const areFriends = (one: string, other: string): boolean =>
    database.friendships.rows(({ user1_id, user2_id }) =>
      one < other ? user1_id === one && user2_id === other : user1_id === other && user2_id === one,
    ).length > 0;
  const hasBlocked = (blocker: string, blocked: string): boolean =>
    database.user_blocks.rows(({ user_id, blocked_id }) => user_id === blocker && blocked_id === blocked).length > 0;
  const now = (): UtcInstant => instantAt(Date.parse(fresh.now()));
  const paces = new Map<PaceName, WritePace>();
  const pace = (kind: PaceName): WritePace => {
    const counted = paces.get(kind) ?? new WritePace(kind, writePaces[kind], () => Date.parse(fresh.now()));
    paces.set(kind, counted);
    return counted;
  };
  const guard = <Row extends JsonRow>(table: Table<Row>, triggers?: TableTriggers<Row>): TableAccess => {
    const { name, rights } = table.definition;
    if (rights === undefined) throw new Error(`${name} has no rights: mocks/src/tables/${name}.ts`);
    return guardTable(table, rights({ areFriends, hasBlocked }), fresh, triggers);
  };
  const guardByPace = <Row extends JsonRow>(table: Table<Row>): TableAccess => {
    const { pace: kind, paceOfChanges = kind } = table.definition;
    if (kind === undefined || paceOfChanges === undefined) return guard(table);
    return guard(table, paceTriggers(table, pace(kind), pace(paceOfChanges), table.definition));
  };

  const team_messages = guard(
    database.team_messages,
    heldBackTeamMessages(
      database,
      now,
      messagesTriggers(
        database,
        now,
        (row, at) => ({ ...row, content: '', deleted_at: at, updated_at: at }),
        pace('deletions'),
      ),
    ),
  );
  const messages = guard(
    database.messages,
    heldBackMessages(
      database,
      now,
      messagesTriggers(database, now, (row, at) => ({ ...row, content: '', deleted_at: at }), pace('deletions')),
    ),
  );
  /** The tables with triggers of their own. */
  const special: Readonly<Record<string, TableAccess>> = {
    team_messages,
    messages,
    follow_kinds: guard(database.follow_kinds, followKindsTriggers(database, pace('lists'))),
    friendships: guard(database.friendships, friendshipsTriggers(pace('stars'))),
    invitations: guard(database.invitations, invitationsTriggers(now)),
    message_reads: guard(database.message_reads, messageReadsTriggers(pace('reads'), now)),
    message_reports: guard(
      database.message_reports,
      messageReportsTriggers({ team_messages, messages }, pace('reports')),
    ),
    player_ratings: guard(database.player_ratings, playerRatingsTriggers(database, fresh, pace('ratings'))),
  };
  return Object.fromEntries(
    publicTablesOf(database).map((table) => {
      const { name } = table.definition;
      return [name, special[name] ?? table.visit(guardByPace)];
    }),
  );
}

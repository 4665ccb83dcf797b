// @vitest-environment node
import { followId, type RowChange, toFollow } from '@tribunen/contract';
import {
  applyFollowChange,
  confirmChange,
  type Follow,
  type FollowChange,
  type FollowId,
  type Ledger,
  learnKnown,
  makeChange,
  mergeFollows,
  nextPriority,
  orderFollows,
  prioritiesByKind,
  reorderFollows,
  shownData,
  undoChange,
} from '@tribunen/domain';
import { createDatabase, createRpcs, guardTables, newUser, type Who } from '@tribunen/mocks/rights';
import * as fc from 'fast-check';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { withRowChange } from '../useRows.ts';

const now = '2026-11-22T12:00:00.000Z';
const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const users = [uuid(1), uuid(2)] as const;

/** The mock's table of follows and its function, behind the policies, and the changes that its socket sends. */
async function openServer() {
  let made = 1000;
  const newId = (): string => uuid((made += 1));
  const database = createDatabase();
  await database.auth.users.insert(
    users.map((id) =>
      newUser({ id, email: `${id}@eksempel.no`, role: 'user', email_confirmed_at: now, created_at: now }),
    ),
  );
  const table = guardTables(database, { newId, now: () => now })['user_follows'];
  const reorder = createRpcs(database, { now: () => Date.parse(now) }, newId)['reorder_follows'];
  if (table === undefined || reorder === undefined) throw new Error('the mock has no follows');
  const who = (id: string): Who => ({
    role: 'authenticated',
    id,
    email: `${id}@eksempel.no`,
    isAdmin: false,
    sessionId: 'session',
    expiresAt: Number.MAX_SAFE_INTEGER,
  });
  const follow = (row: unknown): Follow => {
    const parsed = toFollow(row);
    if (!parsed.ok) throw new Error(parsed.fault.message);
    return parsed.value;
  };
  return {
    newId: (): FollowId => parse(followId, newId()),
    load: (user: string): readonly Follow[] => table.select(who(user), () => true).map(follow),
    /** Calls the listener with the rows that a user's socket receives: their own, and the id of each row that anybody removes. */
    onRow: (listener: (user: string | null, change: RowChange<Follow>) => void): void => {
      database.onChange((change) => {
        if (change.table !== 'user_follows') return;
        if (change.type === 'DELETE') listener(null, { type: 'DELETE', id: String(change.oldRecord['id']) });
        else listener(String(change.record['user_id']), { type: change.type, value: follow(change.record) });
      });
    },
    /** The calls of `followsApi`. */
    send: async (user: string, change: FollowChange, known: readonly Follow[]): Promise<void> => {
      const isIt = (id: FollowId) => (row: { readonly [column: string]: unknown }) => row['id'] === id;
      switch (change.kind) {
        case 'add':
        case 'import': {
          const rows = (change.kind === 'add' ? [change.follow] : change.follows).map((each) => ({
            id: each.id,
            entity_type: each.entityType,
            entity_id: each.entityId,
            display_name: each.displayName,
            crest_url: each.crestUrl,
            priority: each.priority,
            notifications: each.notifications,
          }));
          const onConflict = ['user_id', 'entity_type', 'entity_id'];
          const columns = Object.keys(rows[0] ?? {});
          await table.upsert(who(user), rows, { columns, onConflict, ignoreDuplicates: true });
          return;
        }
        case 'remove':
          await table.delete(who(user), isIt(change.id));
          return;
        case 'notifications': {
          const found = await table.update(who(user), isIt(change.id), { notifications: change.on });
          if (found.length === 0) throw new Error('gone');
          return;
        }
        case 'prioritise': {
          const { competition = null, team = null, player = null } = prioritiesByKind(known, change.priorities);
          await reorder.call(who(user), { competitions: competition, teams: team, players: player });
        }
      }
    },
  };
}

type Server = Awaited<ReturnType<typeof openServer>>;

/** A tab like the app's: its ledger, its calls one after another, and the rows that its socket has yet to deliver. */
class Tab {
  readonly user: string;
  readonly #server: Server;
  readonly #calls: { readonly id: string; readonly change: FollowChange }[] = [];
  readonly #rows: RowChange<Follow>[] = [];
  #ledger: Ledger<readonly Follow[], FollowChange> = { known: [], changes: [] };
  #made = 0;

  constructor(server: Server, user: string) {
    this.#server = server;
    this.user = user;
    server.onRow((owner, change) => {
      if (owner === null || owner === user) this.#rows.push(change);
    });
  }

  get shown(): readonly Follow[] {
    return orderFollows(shownData(this.#ledger, applyFollowChange));
  }

  get isQuiet(): boolean {
    return this.#ledger.changes.length === 0 && this.#calls.length === 0 && this.#rows.length === 0;
  }

  make(change: FollowChange | null): void {
    if (change === null) return;
    this.#made += 1;
    const id = `call ${this.#made}`;
    this.#ledger = makeChange(this.#ledger, id, change);
    this.#calls.push({ id, change });
  }

  /** Ends the oldest call: it may or may not reach the server, and its answer may or may not reach the tab. */
  async answer(outcome: 'answered' | 'lost on the way' | 'answer lost'): Promise<boolean> {
    const call = this.#calls.shift();
    if (call === undefined) return false;
    const isDone =
      outcome !== 'lost on the way' &&
      (await this.#server.send(this.user, call.change, this.#ledger.known).then(
        () => true,
        () => false,
      ));
    const settle = isDone && outcome === 'answered' ? confirmChange : undoChange;
    this.#ledger = settle(this.#ledger, call.id, applyFollowChange);
    if (this.#calls.length === 0) this.reload();
    return true;
  }

  hear(): boolean {
    const row = this.#rows.shift();
    if (row === undefined) return false;
    this.#ledger = learnKnown(this.#ledger, withRowChange(this.#ledger.known, row));
    return true;
  }

  reload(): void {
    this.#ledger = learnKnown(this.#ledger, this.#server.load(this.user));
  }
}

const place = fc.nat(5);
const anyStep = fc.record({
  tab: fc.nat(3),
  what: fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('move' as const), from: place, to: place }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), entity: place, isTeam: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), from: place }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('notify' as const), from: place, on: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('import' as const), entity: place }) },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('answer' as const),
        outcome: fc.constantFrom(
          'answered' as const,
          'answered' as const,
          'lost on the way' as const,
          'answer lost' as const,
        ),
      }),
    },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('hear' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
  ),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const entity = (number: number, isTeam: boolean) =>
  ({
    entityType: isTeam ? 'team' : 'competition',
    entityId: String(number),
    displayName: `Nummer ${number}`,
    crestUrl: null,
    notifications: false,
  }) as const;

async function take(tab: Tab, { what }: Step, server: Server): Promise<void> {
  const at = (from: number) => tab.shown[from % Math.max(1, tab.shown.length)];
  switch (what.kind) {
    case 'move': {
      const [moved, over] = [at(what.from), at(what.to)];
      return tab.make(moved === undefined ? null : reorderFollows(tab.shown, moved.id, over?.id ?? null));
    }
    case 'add': {
      const follow = { ...entity(what.entity, what.isTeam), priority: nextPriority(tab.shown) };
      return tab.make({ kind: 'add', follow: { ...follow, id: server.newId(), createdAt: null } });
    }
    case 'import': {
      const saved = [entity(what.entity, true), entity(what.entity + 1, false)];
      const { added } = mergeFollows(tab.shown, saved);
      const follows = added.map((each) => ({ ...each, id: server.newId(), createdAt: null }));
      return tab.make(follows.length === 0 ? null : { kind: 'import', follows });
    }
    case 'remove': {
      const removed = at(what.from);
      return tab.make(removed === undefined ? null : { kind: 'remove', id: removed.id });
    }
    case 'notify': {
      const follow = at(what.from);
      return tab.make(follow === undefined ? null : { kind: 'notifications', id: follow.id, on: what.on });
    }
    case 'answer':
      await tab.answer(what.outcome);
      return undefined;
    case 'hear':
      return void tab.hear();
    case 'reload':
      return tab.reload();
  }
}

test('FOLLOW-14 after a storm of changes, failures and late rows, both tabs of each of two users show the same order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 60 }), async (steps) => {
      const server = await openServer();
      const tabs = [...users, ...users].map((user) => new Tab(server, user));
      for (const step of steps) {
        const tab = tabs[step.tab];
        if (tab !== undefined) await take(tab, step, server);
      }
      // The storm is over: every call ends and every row arrives, in either order.
      for (const tab of tabs) while (await tab.answer('answered'));
      for (const tab of tabs) while (tab.hear());
      for (const tab of tabs) {
        expect(tab.isQuiet).toBe(true);
        expect(tab.shown).toEqual(orderFollows(server.load(tab.user)));
      }
      // A team or competition is followed at most once.
      for (const user of users) {
        const followed = server.load(user).map(({ entityType, entityId }) => `${entityType} ${entityId}`);
        expect(new Set(followed).size).toBe(followed.length);
      }
    }),
    { seed: 18, numRuns: 200 },
  );
});

test('FOLLOW-12 FOLLOW-14 two tabs that reorder at once end with the order of the later one, without gaps or equal priorities', async () => {
  const server = await openServer();
  const [first, second] = [new Tab(server, users[0]), new Tab(server, users[0])];
  for (const number of [1, 2, 3, 4]) {
    const follow = { ...entity(number, number > 1), priority: nextPriority(first.shown) };
    first.make({ kind: 'add', follow: { ...follow, id: server.newId(), createdAt: null } });
    await first.answer('answered');
  }
  while (second.hear());
  const [a, b, c, d] = first.shown.map(({ id }) => id);
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('four are followed');
  first.make(reorderFollows(first.shown, d, a));
  second.make(reorderFollows(second.shown, a, c));
  await first.answer('answered');
  await second.answer('answered');
  for (const tab of [first, second]) {
    while (tab.hear());
    expect(tab.shown.map(({ id, priority }) => [id, priority])).toEqual([
      [b, 0],
      [c, 1],
      [a, 2],
      [d, 3],
    ]);
  }
});

import { afterAll, expect, test } from 'vitest';
import { openPostgres } from './openPostgres.ts';
import type { Postgres } from './Postgres.ts';

// The checks that a hosted project's database linter (splinter) runs, on the objects that our migrations create.

const postgres = await openPostgres();
afterAll(() => postgres.close());

const ours = `('public', 'private')`;

async function found(query: string, asked: Pick<Postgres, 'query'> = postgres): Promise<readonly string[]> {
  const { rows } = await asked.query<{ found: string }>(query);
  return rows.map((row) => row.found).toSorted();
}

/** Each check with its query, and a mistake that the query must find. */
const checks: readonly {
  readonly says: string;
  readonly query: string;
  readonly wrong: string;
  readonly finds: string;
}[] = [
  {
    says: 'every foreign key has an index, so that a deletion does not read the whole table',
    query: `
      select format('%s.%s', conrelid::regclass, conname) as found
      from pg_constraint
      where contype = 'f'
        and connamespace::regnamespace::text in ${ours}
        and not exists (
          select from pg_index
          where indrelid = conrelid
            and (indkey::smallint[])[0:cardinality(conkey) - 1] operator(pg_catalog.@>) conkey
        )`,
    wrong: `create table public.parents (id int primary key); create table public.children (id int primary key, parent int references public.parents (id)); create index on public.children (id, parent)`,
    finds: 'children.children_parent_fkey',
  },
  {
    says: 'a policy looks up the caller once for each query, and not once for each row',
    query: `
      select format('%s.%s: %s', schemaname, tablename, policyname) as found
      from pg_policies
      where schemaname in ('public', 'private', 'realtime')
        and regexp_replace(
          concat(qual, ' ', with_check), 'select \\(*(auth\\.(uid|jwt|role)|realtime\\.topic|current_setting)\\(', '', 'gi'
        ) ~* '(auth\\.(uid|jwt|role)|realtime\\.topic|current_setting)\\('`,
    wrong: `create policy careless on private.profiles for delete to authenticated using (auth.uid() = user_id)`,
    finds: 'private.profiles: careless',
  },
  {
    says: 'every function fixes its search_path, so that nobody can substitute a table that it names',
    query: `
      select oid::regprocedure::text as found
      from pg_proc
      where pronamespace::regnamespace::text in ${ours}
        and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')`,
    wrong: `create function public.careless() returns int language sql as 'select 1'`,
    finds: 'careless()',
  },
  {
    says: 'every table is under row-level security, and no view bypasses it',
    query: `
      select relname as found
      from pg_class
      where (
          relnamespace = 'public'::regnamespace
          or (relnamespace = 'private'::regnamespace and has_table_privilege('authenticated', oid, 'select'))
        )
        and (
          (relkind in ('r', 'p') and not relrowsecurity)
          or relkind = 'm'
          or (relkind = 'v' and not coalesce(reloptions @> '{security_invoker=true}', false))
        )`,
    wrong: `create table public.careless (id int primary key)`,
    finds: 'careless',
  },
  {
    says: 'a role has at most one policy for each action on a table, because PostgreSQL checks all of them',
    query: `
      select format('%s: %s by %s', tablename, action, role) as found
      from pg_policies,
        unnest(roles) as role,
        unnest(case cmd when 'ALL' then '{SELECT,INSERT,UPDATE,DELETE}'::text[] else array[cmd] end) as action
      where schemaname in ${ours} and permissive = 'PERMISSIVE'
      group by tablename, action, role
      having count(*) > 1`,
    wrong: `create policy careless on private.profiles for select to anon using (true)`,
    finds: 'profiles: SELECT by anon',
  },
  {
    says: 'no index is duplicated',
    query: `
      select format('%s: %s', indrelid::regclass, string_agg(indexrelid::regclass::text, ' and ' order by indexrelid)) as found
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace
      group by indrelid, indkey::text, indclass::text, relam, coalesce(pg_get_expr(indpred, indrelid), ''), coalesce(pg_get_expr(indexprs, indrelid), '')
      having count(*) > 1`,
    wrong: `create index on public.invitations (sender_id)`,
    finds: 'invitations: invitations_sender_id_idx and invitations_sender_id_idx1',
  },
  {
    says: 'every table has a primary key',
    query: `
      select relname as found from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
    wrong: `create table public.careless (id int); alter table public.careless enable row level security`,
    finds: 'careless',
  },
  {
    says: 'every text that users write has an upper bound on its characters or bytes, white space included',
    query: `
      select format('%s.%s', relname, attname) as found
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace::regnamespace::text in ${ours} and relkind = 'r' and attnum > 0 and atttypid = 'text'::regtype
        and (
          has_column_privilege('authenticated', pg_class.oid, attnum, 'insert')
          or has_column_privilege('authenticated', pg_class.oid, attnum, 'update')
        )
        and not exists (
          select from pg_constraint, pg_get_constraintdef(pg_constraint.oid) as definition
          where contype = 'c' and conrelid = pg_class.oid and attnum = any (conkey)
            and definition ~ ('(octet_length|char_length)\\("?' || attname || '"?\\)|"?' || attname || '"? (= ANY|~ ''[^'']*\\{[0-9,]+\\}\\$)')
        )`,
    wrong: `create table public.careless (id int primary key, note text check (char_length(btrim(note)) < 9));
      alter table public.careless enable row level security; grant insert on public.careless to authenticated`,
    finds: 'careless.note',
  },
  {
    // The query leaves out new messages, which have a separate rate limit (CHAT-31); invitations, which a user declines only
    // once; and new profiles, which every user has from the start.
    says: 'CHANGE-7 every table that users write has a rate limit, for new rows and for changed rows',
    query: `
      select format('%s: %s', relname, action) as found
      from pg_class, (values ('insert', 4), ('update', 16)) as write (action, bit)
      where relnamespace::regnamespace::text in ${ours} and relkind = 'r'
        and (relname, action) not in
          (('messages', 'insert'), ('team_messages', 'insert'), ('invitations', 'update'), ('profiles', 'insert'))
        and exists (
          select from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and not attisdropped
            and has_column_privilege('authenticated', pg_class.oid, attnum, action)
        )
        and not exists (
          select from pg_trigger
          where tgrelid = pg_class.oid and tgfoid = 'private.keep_write_pace'::regproc and tgtype & bit > 0
        )`,
    wrong: `create table public.careless (id int primary key); alter table public.careless enable row level security;
      create trigger paced after insert on public.careless
        referencing new table as added for each statement execute function private.keep_write_pace('lists', 1)`,
    finds: 'careless: update',
  },
  {
    // The query leaves out tables whose rows something else limits: a user has one profile and one row of choices;
    // messages and reports have a rate limit and stay; a rating needs a match that has just ended; a read position needs
    // a friend (PEOPLE-33); a new device replaces the oldest of twenty.
    says: 'CHANGE-6 every table to which users add rows has a cap on a user’s rows',
    query: `
      select relname as found
      from pg_class
      where relnamespace::regnamespace::text in ${ours} and relkind = 'r'
        and relname not in
          ('profiles', 'push_choices', 'messages', 'team_messages', 'message_reports', 'player_ratings', 'message_reads',
           'push_subscriptions')
        and exists (
          select from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and not attisdropped
            and has_column_privilege('authenticated', pg_class.oid, attnum, 'insert')
        )
        and not exists (
          select from pg_trigger
          where tgrelid = pg_class.oid and tgfoid = 'private.refuse_full_list'::regproc and tgtype & 4 > 0
        )`,
    wrong: `create table public.careless (id int primary key); alter table public.careless enable row level security;
      grant insert on public.careless to authenticated;
      create trigger paced after insert on public.careless
        referencing new table as added for each statement execute function private.keep_write_pace('lists', 1);
      create trigger paced_too after update on public.careless
        referencing new table as added for each statement execute function private.keep_write_pace('lists', 1)`,
    finds: 'careless',
  },
];

test.each(checks)('$says', async ({ query }) => {
  expect(await found(query)).toEqual([]);
});

test.each(checks)('the linter finds a violation of: $says', async ({ query, wrong, finds }) => {
  const seen = await postgres.transaction(async (transaction) => {
    await transaction.exec(wrong);
    const all = await found(query, transaction);
    await transaction.rollback();
    return all;
  });
  expect(seen).toEqual([finds]);
});

test('PostgreSQL cancels a visitor’s query after one second, and a user’s query after eight', async () => {
  const settings = await found(`
    select format('%s %s', rolname, setting) as found
    from pg_roles, unnest(rolconfig) as setting
    where rolname in ('anon', 'authenticated') and setting like 'statement_timeout=%'`);
  expect(settings).toEqual(['anon statement_timeout=1s', 'authenticated statement_timeout=8s']);
});

/** Functions that run with their owner's rights, so each checks for itself what the caller may see or do. */
const exposed = [
  'accept_invitation_secure_v2',
  'announce_presence',
  'call_budgets',
  'desk',
  'feed_pace',
  'get_invitation_by_token_secure',
  'let_in',
  'mute_pushed_match',
  'player_rating_course',
  'player_rating_totals',
  'remove_message',
  'renew_push_subscription',
  'reopen_report',
  'restore_message',
  'settle_report',
  'share_delay',
  'shut_out',
  'slow_chat',
  'writing_limits',
];

test('users can bypass the policies only through the functions that this test lists', async () => {
  const functions = await found(`
    select proname as found
    from pg_proc
    where pronamespace = 'public'::regnamespace
      and prosecdef
      and prorettype <> 'trigger'::regtype
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`);
  expect(functions).toEqual(exposed);
});

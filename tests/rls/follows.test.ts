import { afterAll, expect, test } from 'vitest';
import { as, become, openPostgres } from './openPostgres.ts';
import { insertRow } from './insertRow.ts';
import { ids, type Person, type SignedInPerson } from './people.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const follow = (number: number, owner: SignedInPerson, entity_type: 'team' | 'competition' | 'player') => ({
  id: id(number),
  user_id: ids[owner],
  entity_type,
  entity_id: String(number),
  display_name: `Nummer ${number}`,
  crest_url: null,
  priority: number,
  notifications: false,
  created_at: '2026-11-21T12:00:00.000Z',
});

const follows = [
  follow(0, 'owner', 'team'),
  follow(1, 'owner', 'competition'),
  follow(2, 'owner', 'player'),
  follow(3, 'owner', 'team'),
  follow(4, 'friend', 'team'),
];

type Lists = Readonly<Record<'competitions' | 'teams' | 'players', unknown>>;
const place = (number: number, priority: unknown) => ({ id: id(number), priority });
const asked = (lists: Partial<Lists>): Lists => ({ competitions: null, teams: null, players: null, ...lists });

/** A call's result or refusal, and the priorities of all follows after the call. */
interface Outcome {
  readonly answer: unknown;
  readonly priorities: readonly unknown[];
}

const byId = (a: { readonly id: unknown }, b: { readonly id: unknown }): number =>
  String(a.id) < String(b.id) ? -1 : 1;

function refusal(error: unknown): unknown {
  if (error instanceof Error && 'code' in error) return { code: error.code, message: error.message };
  throw error;
}

async function reorder(person: Person, lists: Lists): Promise<Outcome> {
  return as(postgres, 'service', async (transaction) => {
    for (const row of follows) await insertRow(transaction, 'user_follows', row);
    await become(transaction, person);
    await transaction.exec('savepoint tried');
    const answer = await transaction
      .query<{ id: string }>(
        'select * from reorder_follows($1, $2, $3)',
        [lists.competitions, lists.teams, lists.players].map((list) => (list === null ? null : JSON.stringify(list))),
      )
      .then(
        ({ rows }) => rows.toSorted(byId),
        async (error: unknown) => {
          await transaction.exec('rollback to savepoint tried');
          return refusal(error);
        },
      );
    await become(transaction, 'service');
    const { rows } = await transaction.query<{ priority: number }>('select priority from user_follows order by id');
    return { answer, priorities: rows.map(({ priority }) => priority) };
  });
}

const cases: readonly (readonly [what: string, lists: Lists, priorities: readonly number[]])[] = [
  ['no list', asked({}), [0, 1, 2, 3, 4]],
  ['only teams', asked({ teams: [place(0, 9)] }), [9, 1, 2, 3, 4]],
  ['empty lists', asked({ teams: [], competitions: [] }), [0, 1, 2, 3, 4]],
  ['an unknown follow', asked({ teams: [place(99, 0), place(0, 7)] }), [7, 1, 2, 3, 4]],
  ['a follow of the friend', asked({ teams: [place(4, 0), place(0, 7)] }), [7, 1, 2, 3, 4]],
  ['a competition among the teams', asked({ teams: [place(1, 9), place(0, 7)] }), [7, 1, 2, 3, 4]],
  ['a follow that is named twice', asked({ teams: [place(0, 9), place(0, 5), place(0, 8)] }), [5, 1, 2, 3, 4]],
  [
    'a follow that is named with and without a priority',
    asked({ teams: [place(0, null), place(0, 5)] }),
    [5, 1, 2, 3, 4],
  ],
];

test.each(cases)('FOLLOW-12 a call with %s stores the expected priorities', async (_what, lists, priorities) => {
  const outcome = await reorder('owner', lists);
  expect(outcome.priorities).toEqual(priorities);
});

const broken: readonly (readonly [what: string, lists: Lists, code: string])[] = [
  ['a negative priority', asked({ teams: [place(3, 0), place(0, -1)] }), '23514'],
  ['a follow without a priority', asked({ teams: [place(3, 0), place(0, null)] }), '23502'],
  ['a priority that is not a whole number', asked({ teams: [place(3, 0), place(0, 1.5)] }), '22P02'],
  ['a priority that is too high', asked({ teams: [place(0, 3_000_000_000)] }), '22003'],
  ['a malformed id', asked({ competitions: [place(1, 9)], teams: [{ id: 'brann', priority: 0 }] }), '22P02'],
  ['an object in place of a list', asked({ competitions: [place(1, 9)], teams: { id: id(0) } }), '22023'],
  ['a number in place of a follow', asked({ competitions: [place(1, 9)], teams: [7] }), '22023'],
];

test.each(broken)('FOLLOW-12 a call with %s is refused as a whole', async (_what, lists, code) => {
  const outcome = await reorder('owner', lists);
  expect(outcome.answer).toMatchObject({ code });
  expect(outcome.priorities).toEqual([0, 1, 2, 3, 4]);
});

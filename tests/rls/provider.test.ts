import { afterAll, expect, test } from 'vitest';
import { as, openPostgres } from './openPostgres.ts';
import { emailOf, ids, people } from './people.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

const everyTry = ['provider_answers', 'provider_matches', 'provider_teams'].flatMap((table) =>
  [`select * from ${table}`, `delete from ${table}`, `insert into ${table} default values`].map(
    (query) => [table, query] as const,
  ),
);
const callers = people.filter((person) => person !== 'service');

test.each(everyTry)('only the edge functions may use %s: others may not run «%s»', async (_table, query) => {
  for (const person of callers) {
    await expect(as(postgres, person, (own) => own.query(query))).rejects.toMatchObject({ code: '42501' });
  }
});

test('the edge functions can write and read a provider’s answers', async () => {
  const written = await as(postgres, 'service', async (service) => {
    await service.query(`insert into provider_answers (name, body) values ('competitions', '{"competitions": []}')`);
    await service.query(
      `insert into provider_matches (id, competition_code, utc_kickoff, summary) values (7, 'PL', now(), '{}')`,
    );
    await service.query(
      `insert into provider_teams (id, name, competition_codes, summary, details) values (57, 'Arsenal', '{PL,CL}', '{}', '{}')`,
    );
    return service.query(`select name from provider_teams where competition_codes @> '{CL}'`);
  });
  expect(written.rows).toEqual([{ name: 'Arsenal' }]);
});

test('only the edge functions can find an account by its id or its address', async () => {
  const asked =
    'select email from find_account(account => $1) union all select id::text from find_account(address => $2)';
  const given = [ids.owner, emailOf('friend')];
  const { rows } = await as(postgres, 'service', (service) => service.query(asked, given));
  expect(rows).toEqual([{ email: emailOf('owner') }, { email: ids.friend }]);
  for (const person of callers) {
    await expect(as(postgres, person, (own) => own.query(asked, given))).rejects.toMatchObject({ code: '42501' });
  }
  const nobody = await as(postgres, 'service', (service) => service.query('select * from find_account()'));
  expect(nobody.rows).toEqual([]);
});

import { expect, test } from 'vitest';
import { openProject, post, tokens } from '../testing/openProject.ts';

test.each([
  { caller: 'a signed-in user', token: tokens.kari, status: 503, wishes: 1 },
  { caller: 'a visitor', token: undefined, status: 401, wishes: 0 },
])('FANTASY-29 $caller who asks for an unfetched team gets the status $status', async ({ token, status, wishes }) => {
  const { project, asked, failures } = openProject();
  const request = post('fantasy-premier-league', { action: 'team', teamId: 7 }, token);
  expect((await project.answer('fantasy-premier-league', request)).status).toBe(status);
  expect(asked.filter(({ path }) => path.endsWith('/rpc/wish_for_entry'))).toHaveLength(wishes);
  expect(failures).toEqual([]);
});

test('CHANGE-7 after too many requests for unfetched teams a user gets the status 429 and the seconds to wait', async () => {
  const refused = (): Response => Response.json({ code: 'PT429', details: '180' }, { status: 429 });
  const { project, failures } = openProject({ 'rpc/wish_for_entry': refused });
  const request = post('fantasy-premier-league', { action: 'team', teamId: 7 }, tokens.kari);
  const response = await project.answer('fantasy-premier-league', request);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '180']);
  expect(failures).toEqual([]);
});

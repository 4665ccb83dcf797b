import { expect, test } from 'vitest';
import { openProject, post, tokens } from '../testing/openProject.ts';

test('CHANGE-7 a user who has downloaded their data too often gets the number of seconds to wait', async () => {
  const refused = (): Response => Response.json({ code: 'PT429', details: '720' }, { status: 429 });
  const { project, failures } = openProject({ 'rpc/export_account': refused });
  const response = await project.answer('export-my-data', post('export-my-data', { skipped: 0 }, tokens.kari));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '720']);
  expect(failures).toEqual([]);
});

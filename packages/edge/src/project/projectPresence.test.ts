import { parse } from 'valibot';
import { liveUpdatesAnswer } from '@tribunen/contract';
import { expect, test } from 'vitest';
import { openProject, post } from '../testing/openProject.ts';

const inMode = (mode: string) => () => [{ mode, check_in_seconds: null }];

async function presentIn(answers: Parameters<typeof openProject>[0]) {
  const { project, asked, failures } = openProject(answers);
  const response = await project.answer('live-updates', post('live-updates'));
  expect(response.status).toBe(200);
  const { websocketConnections } = parse(liveUpdatesAnswer, await response.json());
  return { websocketConnections, asked: asked.filter(({ path }) => path.includes('count_present')).length, failures };
}

test('in a crowd live-updates answers how many the database has counted', async () => {
  const answers = { live_mode: inMode('crowd'), 'rpc/count_present': () => 1234 };
  expect(await presentIn(answers)).toEqual({ websocketConnections: 1234, asked: 1, failures: [] });
});

test('without a crowd nobody has been counted, and the database is not asked', async () => {
  const answers = { live_mode: inMode('small'), 'rpc/count_present': () => 1234 };
  expect(await presentIn(answers)).toEqual({ websocketConnections: 0, asked: 0, failures: [] });
});

test.each([
  ['fails', () => Response.json({ message: 'no such function' }, { status: 404 })],
  ['is no number', () => null],
  ['is below zero', () => -1],
])('a count that %s is reported and costs the number alone', async (_how, answer) => {
  const { websocketConnections, failures } = await presentIn({
    live_mode: inMode('crowd'),
    'rpc/count_present': answer,
  });
  expect(websocketConnections).toBe(0);
  expect(failures).toHaveLength(1);
});

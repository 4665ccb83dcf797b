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

test('in crowd mode live-updates returns the number that the database has counted', async () => {
  const answers = { live_mode: inMode('crowd'), 'rpc/count_present': () => 1234 };
  expect(await presentIn(answers)).toEqual({ websocketConnections: 1234, asked: 1, failures: [] });
});

test('outside crowd mode the number is 0, and no query counts the spectators', async () => {
  const answers = { live_mode: inMode('small'), 'rpc/count_present': () => 1234 };
  expect(await presentIn(answers)).toEqual({ websocketConnections: 0, asked: 0, failures: [] });
});

test.each([
  ['fails', () => Response.json({ message: 'no such function' }, { status: 404 })],
  ['is no number', () => null],
  ['is below zero', () => -1],
])('a count that %s is logged, and only the number is missing', async (_how, answer) => {
  const { websocketConnections, failures } = await presentIn({
    live_mode: inMode('crowd'),
    'rpc/count_present': answer,
  });
  expect(websocketConnections).toBe(0);
  expect(failures).toHaveLength(1);
});

import { parse } from 'valibot';
import { liveUpdatesAnswer } from '@tribunen/contract';
import { expect, test } from 'vitest';
import { openProject, post } from '../testing/openProject.ts';

async function presentIn(answers: Parameters<typeof openProject>[0]) {
  const { project, failures } = openProject(answers);
  const response = await project.answer('live-updates', post('live-updates'));
  expect(response.status).toBe(200);
  const { websocketConnections } = parse(liveUpdatesAnswer, await response.json());
  return { websocketConnections, failures };
}

test('live-updates returns the number of spectators that the database counts', async () => {
  expect(await presentIn({ 'rpc/count_present': () => 1234 })).toEqual({ websocketConnections: 1234, failures: [] });
});

test.each([
  ['fails', () => Response.json({ message: 'no such function' }, { status: 404 })],
  ['is not a number', () => null],
  ['is below zero', () => -1],
])('live-updates logs a count that %s, and returns 0 instead', async (_how, answer) => {
  const { websocketConnections, failures } = await presentIn({ 'rpc/count_present': answer });
  expect(websocketConnections).toBe(0);
  expect(failures).toHaveLength(1);
});

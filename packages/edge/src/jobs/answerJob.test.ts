import * as library from '@block65/webcrypto-web-push';
import { expect, test } from 'vitest';
import { FeedStore } from '../feed/FeedStore.ts';
import { openProvider } from '../testing/openProvider.ts';
import { officialFantasy } from '../providers/officialFantasy.ts';
import { PushService } from '../push/PushService.ts';
import { PushStore } from '../push/PushStore.ts';
import { openLigaDb } from '../providers/openLigaDb.ts';
import { answerJob } from './answerJob.ts';
import type { JobName, JobWorld } from './jobs.ts';
import { jobs } from './jobs.ts';

const secret = 'secret-of-the-schedules';
const everyJob = Object.keys(jobs).filter((name): name is JobName => name in jobs);
const now = '2026-11-21T15:30:00.000Z';

/** A database in which every lease is free and each procedure returns the given answer. */
function openWorld(answers: Readonly<Record<string, (parameters: Readonly<Record<string, unknown>>) => unknown>> = {}) {
  const called: string[] = [];
  const log: unknown[] = [];
  const { world } = openProvider({});
  const store = new FeedStore((name, parameters) => {
    called.push(name);
    const plain: Readonly<Record<string, unknown>> = {
      take_lease: '00000000-0000-4000-8000-000000000001',
      feed_situation: {
        now,
        budget: { perMinute: 15, left: 0, leftToday: null, madeAt: [], waitUntil: null },
        askedAt: {},
        failures: {},
        matches: [],
        laterToday: [],
      },
      stale_answers: [],
      wished_answers: [],
      known_answer: null,
      remove_old: { matches: 3 },
    };
    return Promise.resolve(answers[name]?.(parameters) ?? plain[name] ?? null);
  });
  const work: JobWorld = {
    store,
    football: [openLigaDb('https://liga.example.test', world)],
    fantasy: [officialFantasy('fpl', 'https://fantasy.example.test', world)],
    push: {
      store: new PushStore(() => Promise.resolve({ now, subjects: {}, deliveries: [] })),
      openService: () =>
        new PushService({ library, keys: { subject: '', publicKey: '', privateKey: '' }, fetch: world.fetch }),
      elapsed: () => 0,
      log: (fault) => void log.push(fault),
    },
    log: (fault) => void log.push(fault),
  };
  return { work, called, log };
}

async function run(name: JobName, init: RequestInit, work: JobWorld, log: unknown[], known: string | null = secret) {
  const request = new Request(`https://project.example.test/functions/v1/${name}`, init);
  const response = await answerJob(
    name,
    request,
    known,
    () => work,
    (error) => void log.push(error),
  );
  return { status: response.status, text: await response.text() };
}
const asked = (given: string): RequestInit => ({ method: 'POST', headers: { 'x-job-secret': given } });

test.each(everyJob)(
  '%s runs only for a caller who sends the schedules’ secret; a refused request calls no procedure of the database',
  async (name) => {
    const { work, called, log } = openWorld();
    const tries: [RequestInit, string | null, number][] = [
      [{ method: 'GET' }, secret, 405],
      [{ method: 'POST' }, secret, 401],
      [asked(''), secret, 401],
      [asked(`${secret}x`), secret, 401],
      [asked(secret.replace('s', 't')), secret, 401],
      [asked(''), '', 401],
      [asked(secret), null, 401],
    ];
    for (const [init, known, status] of tries) {
      const answer = await run(name, init, work, log, known);
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain(secret);
    }
    expect(called).toEqual([]);
    expect(await run(name, asked(secret), work, log)).toMatchObject({ status: 200 });
    expect(called).toContain('release_lease');
  },
);

test('a job does nothing while another run of the job holds the lease, and the response says so', async () => {
  const { work, called, log } = openWorld({ take_lease: () => undefined });
  const held: JobWorld = { ...work, store: new FeedStore((name) => (called.push(name), Promise.resolve(null))) };
  expect(await run('retention', asked(secret), held, log)).toEqual({
    status: 200,
    text: '{"skipped":"Another run is under way"}',
  });
  expect(called).toEqual(['take_lease']);
});

test('the error of a failed job is logged, and the response does not show it', async () => {
  const { work, log } = openWorld({ remove_old: () => ({ matches: 'many' }) });
  expect(await run('retention', asked(secret), work, log)).toEqual({ status: 500, text: '{"error":"The job failed"}' });
  expect(log).toHaveLength(1);
});

test('a project without a provider fetches nothing', async () => {
  const { work, called, log } = openWorld();
  for (const name of ['sync-live', 'sync-days'] as const) {
    expect(await run(name, asked(secret), { ...work, football: [] }, log)).toMatchObject({
      text: '{"asked":[],"changed":0}',
    });
  }
  expect(called).toEqual([]);
});

test('a fault of the provider is logged once, and the stored answer stays', async () => {
  const { work, called, log } = openWorld({
    stale_answers: ({ names }) =>
      Array.isArray(names) ? names.filter((name) => name === 'competitions/BL1/standings') : [],
    known_answer: ({ name }) =>
      name === 'offered/OpenLigaDB' ? { competitions: [{ id: 2002, code: 'BL1', name: 'Bundesliga' }] } : null,
    take_token: () => now,
    note_answer: () => true,
  });
  const { world } = openProvider({ '/getbltable/bl1/2026': new Response('<html>') });
  const broken = { ...work, football: [openLigaDb('https://liga.example.test', world)] };
  expect(await run('sync-days', asked(secret), broken, log)).toMatchObject({ status: 200 });
  expect(log).toEqual([expect.stringContaining('OpenLigaDB, competitions/BL1/standings: ')]);
  expect(called).not.toContain('keep_answer');
});

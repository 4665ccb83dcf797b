import { expect, test } from 'vitest';
import { apiFootball } from '../providers/apiFootball/apiFootball.ts';
import { openProvider } from '../testing/openProvider.ts';
import { FeedStore } from './FeedStore.ts';
import { runPlan } from './runPlan.ts';

const now = '2026-11-21T16:55:00.000Z';
const kickOff = '2026-11-21T15:00:00.000Z';
const live = '/fixtures?live=103-104-105-725-915-39-140-135-78-61-2-3-848-1-4-32-5-10-8-743-1040-960-666-880-1083';
const team = (id: number) => ({ id, name: `Lag ${id}`, logo: null });
const match = {
  fixture: { id: 7_001, date: kickOff, status: { short: 'FT', elapsed: 90 } },
  league: { id: 103, round: 'Regular Season - 22' },
  teams: { home: team(1), away: team(2) },
  goals: { home: 2, away: 1 },
};
const list = (response: readonly unknown[]) => Response.json({ errors: [], response });

test('FEED-22 a match that has vanished from the list of matches in play gets its final score from the list of its day', async () => {
  const written: unknown[] = [];
  const store = new FeedStore((name, parameters) => {
    if (name === 'write_matches') written.push(parameters['matches']);
    const answers: Readonly<Record<string, unknown>> = {
      feed_situation: {
        now,
        budget: { perMinute: 6, left: 6, leftToday: 50, madeAt: [], waitUntil: null },
        askedAt: Object.fromEntries(
          ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => [`days:${day}:${day}`, '2026-11-21T15:30:00.000Z']),
        ),
        failures: {},
        matches: [
          {
            id: '7',
            providerId: '7001',
            utcKickoff: kickOff,
            status: 'IN_PLAY',
            competition: 'TIP',
            endedAt: null,
            hasLineUps: false,
          },
        ],
        laterToday: [],
      },
      take_token: now,
      note_answer: false,
      own_ids: { teams: [], matches: [{ id: 7001, own: 7, shared: null }] },
      feed_stored: [],
      write_matches: [],
    };
    return Promise.resolve(answers[name] ?? null);
  });
  const { world } = openProvider({ [live]: list([]), '/fixtures?date=2026-11-21': list([match]) });
  const provider = apiFootball({ url: 'https://api-football.example.test', key: 'secret', plan: 'free' }, world);
  const report = await runPlan(provider, { store, log: () => undefined });
  expect(report.asked).toEqual(['live', 'days:2026-11-21:2026-11-21']);
  expect(JSON.stringify(written)).toContain('"status":"FINISHED"');
});

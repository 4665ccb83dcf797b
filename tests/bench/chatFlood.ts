// A match chat into which the crowd writes 500 messages a second while the reader types, in Chromium, against the mock
// server; then 5,000 messages scrolled from the newest to the oldest. Prints tables; has no pass or fail.
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLiveStatus } from '@tribunen/domain';
import { startMockServer } from '@tribunen/mocks/server';
import type { Page } from 'playwright';
import { localBackend } from '../../tooling/build/buildApp.mjs';
import { scrollUp } from './chatFlood/scrollUp.ts';
import { readChatNotes, watchChat } from './chatFlood/watchChat.ts';
import { spread } from './goalToBanner/spread.ts';
import { memoryOf } from './heapDay/memoryOf.ts';
import { openLocalApp } from './local/openLocalApp.ts';
import { atRate } from './storm/atRate.ts';

const messagesASecond = Number(process.env['MESSAGES'] ?? 500);
const seconds = Number(process.env['SECONDS'] ?? 60);
const scrolled = Number(process.env['SCROLLED'] ?? 5000);
const keyEveryMs = 400;
/** How many messages are written in one transaction. */
const together = 10;

const { backend, stop } = await startMockServer({ port: localBackend.port, speed: 1 });
/** The simulated spectators. None of them answers a message of another simulated spectator. */
const crowd = backend.database.auth.users.rows(({ password, google }) => password === null && !google);
const app = await openLocalApp();
try {
  const [flooded, read] = backend.database.live_matches_new
    .rows(({ status }) => isLiveStatus(status))
    .map(({ id, home_team_name, away_team_name }) => ({
      path: `/match?id=${id}`,
      room: { team_id: 0, team_name: `${home_team_name} vs ${away_team_name}` },
    }));
  if (flooded === undefined || read === undefined) throw new Error('Less than two matches are in play');
  await flood(flooded.path, flooded.room);
  await scroll(read.path, read.room);
} finally {
  await app.stop();
  await stop();
}

interface Room {
  readonly team_id: number;
  readonly team_name: string;
}

async function openChat(path: string): Promise<Page> {
  const page = await app.openPage();
  await page.addInitScript(watchChat);
  await page.goto(`${app.address}${path}`);
  await page.getByRole('log').waitFor();
  // Waits until the page has loaded everything that it loads after the first screen.
  await sleep(3000);
  return page;
}

/** Writes messages of the crowd at the given times, in milliseconds since 1970. */
async function write(room: Room, times: readonly number[]): Promise<void> {
  await backend.database.team_messages.insert(
    times.map((atMs, index) => {
      const at = new Date(atMs).toISOString();
      return {
        ...room,
        id: crypto.randomUUID(),
        sender_id: crowd[(atMs + index) % crowd.length]?.id ?? null,
        content: `Nå må de komme høyere i banen. ${atMs % 1000}`,
        deleted_at: null,
        tagged_user_id: null,
        reference_message_id: null,
        created_at: at,
        updated_at: at,
      };
    }),
  );
}

async function flood(path: string, room: Room): Promise<void> {
  const page = await openChat(path);
  const session = await page.context().newCDPSession(page);
  const composer = page.getByPlaceholder(/^Kommenter /);
  await composer.click();
  const before = { notes: await readChatNotes(page), memory: await memoryOf(session) };
  const end = new AbortController();
  const writing = atRate(
    messagesASecond / together,
    () =>
      write(
        room,
        Array.from({ length: together }, () => Date.now()),
      ),
    end.signal,
  );
  const began = performance.now();
  let pressed = 0;
  while (performance.now() - began < seconds * 1000) {
    await page.keyboard.press('a');
    pressed += 1;
    await sleep(keyEveryMs);
  }
  const after = await readChatNotes(page);
  end.abort();
  const { times, ms } = await writing;
  const keys = after.keys.slice(before.notes.keys.length).map((key) => key.ms);
  const longTasks = after.longTasks.slice(before.notes.longTasks.length).map((task) => task.ms);
  console.table({
    'messages a second written': Math.round((times * together * 1000) / ms),
    seconds: Math.round(ms / 1000),
    'load of the machine, last minute': Number(loadavg()[0]?.toFixed(2)),
    frames: after.frames - before.notes.frames,
    'frames with new lines': after.linesFrames - before.notes.linesFrames,
    'frames with new lines more than once': after.linesTwice - before.notes.linesTwice,
    'commits with new lines': after.commits.lines - before.notes.commits.lines,
    'commits of the chat without new lines': after.commits.chat - before.notes.commits.chat,
    'commits of the virtual list alone (it measures and scrolls)': after.commits.list - before.notes.commits.list,
    'other commits (a key, a toast)': after.commits.other - before.notes.commits.other,
    'keys pressed (those below 16 ms are not in the spread)': pressed,
  });
  console.table({ 'key to paint, ms': spread(keys), 'tasks over 50 ms': spread(longTasks) });
  console.table({ before: before.memory, flooded: await memoryOf(session) });
  await page.context().close();
}

async function scroll(path: string, room: Room): Promise<void> {
  const now = Date.now();
  await write(
    room,
    Array.from({ length: scrolled }, (_, index) => now - 1000 * (index + 1)),
  );
  const page = await openChat(path);
  const session = await page.context().newCDPSession(page);
  const before = await memoryOf(session);
  console.table(await scrollUp(page, scrolled));
  console.table({ 'before it was scrolled': before, 'at the oldest': await memoryOf(session) });
  await page.context().close();
}

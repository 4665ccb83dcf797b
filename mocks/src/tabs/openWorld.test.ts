import { expect, onTestFinished, test } from 'vitest';
import { MemoryLog } from './MemoryLog.ts';
import { openWorld, type OpenWorld } from './openWorld.ts';

const noon = Date.parse('2026-11-21T11:00:00.000Z');
const hour = 3_600_000;

let count = 0;
interface Asked {
  readonly remembered?: string | null;
  readonly beginsAnew?: boolean;
  readonly day?: string;
  readonly now?: number;
}

/** A browser in which a test opens tabs. Tabs that are still open leave when the test ends. */
function newPlace(): (asked?: Asked) => Promise<OpenWorld> {
  count += 1;
  const log = new MemoryLog();
  const name = `world-${process.pid}-${count}`;
  return async ({ remembered = null, beginsAnew = false, day = '1/10', now = noon } = {}) => {
    const newId = (): string => crypto.randomUUID();
    const world = await openWorld({ log, locks: navigator.locks, name, remembered, beginsAnew, day, now, newId });
    onTestFinished(() => world.leave());
    return world;
  };
}

test('the first tab begins a world and its match day', async () => {
  expect(await newPlace()()).toMatchObject({ id: expect.any(String), anchor: noon });
});

test('a second tab enters the world of the first, and sees the same match day', async () => {
  const open = newPlace();
  const { id } = await open();
  expect(await open({ now: noon + hour })).toMatchObject({ id, anchor: noon });
});

test('a reload continues where the tab was', async () => {
  const open = newPlace();
  const { id, leave } = await open();
  leave();
  expect(await open({ remembered: id, now: noon + hour })).toMatchObject({ id, anchor: noon });
});

test('when every tab is gone the next tab begins a new world', async () => {
  const open = newPlace();
  const { id, leave } = await open();
  leave();
  const next = await open({ now: noon + hour });
  expect(next.id).not.toBe(id);
  expect(next.anchor).toBe(noon + hour);
});

test('a restart brings a new world, with or without other tabs', async () => {
  const open = newPlace();
  const { id } = await open();
  expect((await open({ remembered: id, beginsAnew: true })).id).not.toBe(id);
});

test('another seed or speed gives another match day of the same world, and both are kept', async () => {
  const open = newPlace();
  const { id } = await open();
  expect(await open({ day: '1/60', now: noon + hour })).toMatchObject({ id, anchor: noon + hour });
  expect(await open({ now: noon + 2 * hour })).toMatchObject({ id, anchor: noon });
});

test.each([
  ['of this morning has run out in the evening', 6 * hour],
  ['of tomorrow is none', -hour],
])('a match day %s', async (_name, later) => {
  const open = newPlace();
  await open();
  expect((await open({ now: noon + later })).anchor).toBe(noon + later);
});

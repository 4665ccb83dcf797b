import { afterEach, expect, test, vi } from 'vitest';
import { createDatabase } from './database.ts';
import { DemoMemory, fillFromMemory } from './DemoMemory.ts';
import { demoFollows, demoUsers } from './demoSpectator.ts';

const noon = Date.parse('2026-11-21T11:00:00.000Z');
const asked = { scenario: 'kampdag', seed: 1, speed: 10 } as const;

afterEach(() => void vi.restoreAllMocks());

/** A tab's own memory, in a process that has no tabs. */
class TabStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    this.#items.clear();
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
}

async function openedTab(): Promise<{ storage: TabStorage; memory: DemoMemory }> {
  const storage = new TabStorage();
  const memory = new DemoMemory(storage);
  const database = createDatabase();
  await database.auth.users.insert(demoUsers);
  await database.user_follows.insert(demoFollows);
  memory.keep({ ...asked, anchor: noon }, database);
  await database.user_follows.delete((row) => row.display_name === 'Arsenal');
  return { storage, memory };
}

test('a tab that opens its first demo remembers nothing, and the match day begins now', () => {
  expect(new DemoMemory(new TabStorage()).recall(asked, noon)).toEqual({ anchor: noon, tables: null });
});

test('a reload goes on with the rows and the match day that the tab had', async () => {
  const { storage } = await openedTab();
  const { anchor, tables } = new DemoMemory(storage).recall(asked, noon + 60_000);
  expect(anchor).toBe(noon);
  if (tables === null) throw new Error('nothing was kept');
  const database = createDatabase();
  await fillFromMemory(database, tables);
  const names = database.user_follows.rows().map((row) => row.display_name);
  expect(names).toEqual(['Brann', 'Norge', 'Eliteserien', 'VM 2026']);
  expect(database.auth.users.rows()).toEqual(demoUsers);
});

test.each([
  ['another seed', { ...asked, seed: 2 }],
  ['another speed', { ...asked, speed: 60 }],
] as const)('%s keeps the rows and begins a new match day', async (_name, other) => {
  const { storage } = await openedTab();
  const { anchor, tables } = new DemoMemory(storage).recall(other, noon + 60_000);
  expect(anchor).toBe(noon + 60_000);
  expect(tables?.user_follows).toHaveLength(4);
});

test('a match day of this morning has run out in the evening', async () => {
  const { storage } = await openedTab();
  const evening = noon + 6 * 3_600_000;
  expect(new DemoMemory(storage).recall(asked, evening).anchor).toBe(evening);
});

test('another scenario begins from nothing', async () => {
  const { storage } = await openedTab();
  const other = { ...asked, scenario: 'ingen-folger' } as const;
  expect(new DemoMemory(storage).recall(other, noon).tables).toBeNull();
});

test('what is forgotten stays forgotten', async () => {
  const { storage, memory } = await openedTab();
  memory.forget();
  expect(new DemoMemory(storage).recall(asked, noon).tables).toBeNull();
});

test('memory that makes no sense is told of once and begins anew', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const storage = new TabStorage();
  storage.setItem('tribunen-demo', '{"scenario":');
  expect(new DemoMemory(storage).recall(asked, noon).tables).toBeNull();
  expect(report).toHaveBeenCalledOnce();
});

test('storage that is full is told of, and the demo goes on', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const storage = new TabStorage();
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const database = createDatabase();
  new DemoMemory(storage).keep({ ...asked, anchor: noon }, database);
  await database.auth.users.insert(demoUsers);
  expect(database.auth.users.rows()).toHaveLength(3);
  expect(report).toHaveBeenCalled();
});

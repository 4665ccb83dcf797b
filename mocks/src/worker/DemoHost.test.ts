import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Wire } from '@tribunen/protocol';
import type { SelectedFaults } from '../faults/chooseFaults.ts';
import { MemoryStore } from '../testing/MemoryStore.ts';
import { openTab, type Tab } from '../testing/openTab.ts';
import { TestWorker } from '../testing/TestWorker.ts';

const noon = Date.parse('2026-11-21T11:00:00.000Z');
const hour = 3_600_000;
const path = '/rest/v1/user_follows';
const follow = (id: string): object => ({ entity_type: 'team', entity_id: id, display_name: `Lag ${id}` });
const offline: SelectedFaults = { answers: 'offline', place: 'everywhere', line: 'none', clock: 'right', span: null };
const socketAddress = new URL('wss://demo.example.test/realtime/v1/websocket?apikey=k&vsn=2.0.0');

const report = vi.spyOn(console, 'error');
beforeEach(() => void report.mockReturnValue());
afterEach(() => {
  vi.resetAllMocks();
});

async function teams(tab: Tab): Promise<string[]> {
  const rows: unknown = await (await tab.ask('GET', `${path}?select=entity_id`)).json();
  return Array.isArray(rows) ? rows.map((row: { entity_id: string }) => row.entity_id) : [];
}

/** Closes a tab, and opens it again as a reload does. */
async function reload(worker: TestWorker, tab: Tab, beginsAnew = false): Promise<Tab> {
  const { id, session } = await tab.backend.opened;
  await tab.close();
  const next = openTab(worker, { remembered: { world: beginsAnew ? '' : id, beginsAnew } });
  const { session: newer } = await next.backend.opened;
  // The page keeps its session when it returns to the same world, as in the demo.
  return newer === null ? { ...next, ask: (...asked) => openSigned(next, session?.access_token, asked) } : next;
}

function openSigned(tab: Tab, token: string | undefined, [method, address, body]: Parameters<Tab['ask']>) {
  const headers = { apikey: 'k', authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return tab.backend.answer(new Request(`https://demo.example.test${address}`, { method, headers, ...sent }));
}

test('two tabs share one backend: the second tab reads what the first tab wrote', async () => {
  const worker = new TestWorker();
  const [one, other] = [openTab(worker), openTab(worker)];
  expect((await one.ask('POST', path, follow('64'))).status).toBe(201);
  expect(await teams(other)).toContain('64');
  expect(worker.backends).toHaveLength(1);
  expect((await one.backend.opened).id).toBe((await other.backend.opened).id);
});

test('tabs of two users are in the same world, each signed in as its own user', async () => {
  const worker = new TestWorker();
  const [marte, jonas] = [openTab(worker), openTab(worker, { search: '?user=jonas' })];
  const { session: hers } = await marte.backend.opened;
  const { session: his } = await jonas.backend.opened;
  expect([hers?.user.email, his?.user.email]).toEqual(['marte@eksempel.no', 'jonas@eksempel.no']);
  await jonas.ask('POST', path, follow('64'));
  expect(await teams(marte)).not.toContain('64');
  expect(worker.backends).toHaveLength(1);
});

test('in a scenario that opens signed out a tab gets no session', async () => {
  expect((await openTab(new TestWorker(), { search: '?demo=utlogget' }).backend.opened).session).toBeNull();
});

test('the only tab continues after a reload, whether or not its worker has ended meanwhile', async () => {
  const worker = new TestWorker();
  const one = openTab(worker);
  await one.ask('POST', path, follow('64'));
  const again = await reload(worker, one);
  expect(await teams(again)).toContain('64');
  const id = (await again.backend.opened).id;
  await again.close();
  await worker.end();
  const later = openTab(worker, { remembered: { world: id, beginsAnew: false } });
  expect(await later.backend.opened).toMatchObject({ id, session: null });
  expect(
    worker.backends
      .at(-1)
      ?.database.user_follows.rows()
      .map((row) => row.entity_id),
  ).toContain('64');
  expect(worker.backends.at(-1)?.database.user_follows.rows()).toHaveLength(6);
});

test('when the worker has ended with its last tab, a new tab begins a new world', async () => {
  const worker = new TestWorker();
  const one = openTab(worker);
  await one.ask('POST', path, follow('64'));
  await one.close();
  await worker.end();
  const next = openTab(worker);
  expect(await teams(next)).not.toContain('64');
  expect((await next.backend.opened).id).not.toBe((await one.backend.opened).id);
});

test('a restart in one tab begins a new world and notifies the other tabs; the rows of the old world are gone', async () => {
  const worker = new TestWorker();
  const onWorldGone = vi.fn<() => void>();
  const [one, other] = [openTab(worker), openTab(worker, { onWorldGone })];
  await one.ask('POST', path, follow('64'));
  await other.backend.opened;
  const next = await reload(worker, one, true);
  expect(await teams(next)).not.toContain('64');
  await vi.waitFor(() => expect(onWorldGone).toHaveBeenCalledOnce());
  await other.ask('POST', path, follow('65'));
  expect(JSON.stringify([...(await worker.store.tables())])).not.toContain('"65"');
});

test.each([
  ['that began six hours ago', 6 * hour],
  ['that lies in the future', -hour],
])(
  'a match day %s is replaced by a new one in the same world at the next load, and the other tabs are notified',
  async (_name, later) => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    const worker = new TestWorker();
    const onWorldGone = vi.fn<() => void>();
    const one = openTab(worker, { onWorldGone });
    await one.ask('POST', path, follow('64'));
    expect((await worker.store.world())?.anchor).toBe(noon);
    vi.setSystemTime(noon + later);
    const other = openTab(worker);
    expect((await other.backend.opened).id).toBe((await one.backend.opened).id);
    expect((await worker.store.world())?.anchor).toBe(noon + later);
    expect(
      worker.backends
        .at(-1)
        ?.database.user_follows.rows()
        .map((row) => row.entity_id),
    ).toContain('64');
    await vi.waitFor(() => expect(onWorldGone).toHaveBeenCalledOnce());
  },
);

test('a tab that joins within six hours sees the same match day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  const worker = new TestWorker();
  await openTab(worker).backend.opened;
  vi.setSystemTime(noon + 5 * hour);
  await openTab(worker).backend.opened;
  expect((await worker.store.world())?.anchor).toBe(noon);
  expect(worker.backends).toHaveLength(1);
});

test('a fault that one tab has chosen does not apply to the other tab', async () => {
  const worker = new TestWorker();
  const [one, other] = [openTab(worker), openTab(worker)];
  await one.backend.opened;
  one.backend.chooseFaults({ choice: offline, at: Date.now() });
  expect((await one.ask('GET', path)).type).toBe('error');
  expect((await other.ask('GET', path)).status).toBe(200);
});

test('the faults of a scenario apply to every tab, until the tab chooses others', async () => {
  const worker = new TestWorker();
  const search = '?demo=feil';
  const [one, other] = [openTab(worker, { search }), openTab(worker, { search })];
  const status = async (tab: Tab): Promise<number> =>
    (await tab.ask('POST', '/functions/v1/results-today-edge', {})).status;
  const failure = await status(one);
  expect(await status(other)).toBe(failure);
  one.backend.chooseFaults({ choice: { ...offline, answers: 'none' }, at: Date.now() });
  expect(await status(one)).not.toBe(failure);
  expect(await status(other)).toBe(failure);
});

test('when a tab is closed its sockets are closed, and the sockets of the other tab stay open', async () => {
  const worker = new TestWorker();
  const [one, other] = [openTab(worker), openTab(worker)];
  const wire = (): Wire => ({ send: () => {}, close: () => {} });
  await Promise.all([one.backend.opened, other.backend.opened]);
  one.backend.connect(socketAddress, wire());
  other.backend.connect(socketAddress, wire());
  const connections = () => worker.backends[0]?.realtime.connections;
  await vi.waitFor(() => expect(connections()).toBe(2));
  await one.close();
  await vi.waitFor(() => expect(connections()).toBe(1));
});

test('when the browser has no space to store rows, the demo continues and reports the failure', async () => {
  const store = new MemoryStore();
  const one = openTab(new TestWorker(store));
  await one.backend.opened;
  vi.spyOn(store, 'keepTables').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  expect((await one.ask('POST', path, follow('64'))).status).toBe(201);
  expect(await teams(one)).toContain('64');
  expect(report).toHaveBeenCalledExactlyOnceWith('The demo cannot be kept over a reload', expect.anything());
});

type Step = { readonly kind: 'add' | 'remove' | 'end'; readonly tab: number; readonly team: number };
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('add' as const, 'add' as const, 'add' as const, 'remove' as const, 'end' as const),
    tab: fc.nat(2),
    team: fc.integer({ min: 100, max: 130 }),
  }),
  { maxLength: 20 },
);

test(
  'no acknowledged write is lost, whatever the tabs write at the same time and whenever the worker ends',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const worker = new TestWorker();
        const tabs = [openTab(worker), openTab(worker), openTab(worker)];
        await Promise.all(tabs.map((tab) => tab.backend.opened));
        const added = new Set<string>();
        const removed = new Set<string>();
        await Promise.all(
          script.map(async ({ kind, tab: index, team }) => {
            const tab = tabs[index];
            if (kind === 'end') return worker.end();
            const asked =
              kind === 'add'
                ? tab?.ask('POST', path, follow(String(team)))
                : tab?.ask('DELETE', `${path}?entity_id=eq.${team}`);
            // A removal whose request failed may still have removed the row, so the row may be there or not.
            if (kind === 'remove') removed.add(String(team));
            else if ((await asked)?.status === 201) added.add(String(team));
            await asked;
          }),
        );
        const all = await vi.waitFor(async () => {
          const answer = await tabs[0]?.ask('GET', `${path}?select=entity_id`);
          expect(answer?.status).toBe(200);
          return await answer?.text();
        });
        for (const team of added) if (!removed.has(team)) expect(all).toContain(`"${team}"`);
        for (const tab of tabs) await tab.close();
      }),
      { seed: 20_261_121, numRuns: 25 },
    );
  },
);

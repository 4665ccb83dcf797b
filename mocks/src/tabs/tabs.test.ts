import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Change } from '@tribunen/protocol';
import { seededUuid } from '@tribunen/football';
import { newPlace } from '../testing/newPlace.ts';
import { openTab, type Tab } from '../testing/openTab.ts';
import type { ChangeLog, World } from './ChangeLog.ts';

const follow = (id: string): object => ({ entity_type: 'team', entity_id: id, display_name: `Lag ${id}` });
const path = '/rest/v1/user_follows';

const teamsOf = ({ backend }: Tab): string[] => backend.database.user_follows.rows().map((row) => row.entity_id);

async function teamsAsked(tab: Tab): Promise<string[]> {
  const rows: unknown = await (await tab.ask('GET', `${path}?select=entity_id`)).json();
  return Array.isArray(rows) ? rows.map((row: { entity_id: string }) => row.entity_id) : [];
}

/** A signed-in socket of this tab, which receives every change of the follows. */
async function listen(tab: Tab): Promise<string[]> {
  const received: string[] = [];
  const { access_token } = await tab.backend.openSession('5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01');
  const socket = tab.backend.realtime.open(new URL('wss://x.test/realtime/v1/websocket?apikey=k&vsn=2.0.0'), {
    send: (data) => {
      const text = typeof data === 'string' ? data : '';
      if (text.includes('"postgres_changes",{"ids"')) received.push(/"type":"(\w+)"/.exec(text)?.[1] ?? '');
    },
    close: () => {},
  });
  const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'user_follows' }] };
  await socket.receive(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config, access_token }]));
  return received;
}

test('a write acknowledged in one tab is visible in another', async () => {
  const place = newPlace();
  const [one, other] = [await openTab(place), await openTab(place)];
  expect((await one.ask('POST', path, follow('64'))).status).toBe(201);
  expect(await teamsAsked(other)).toContain('64');
});

test('a write in one tab is announced once to a listener in another', async () => {
  const place = newPlace();
  const [one, other] = [await openTab(place), await openTab(place)];
  const received = await listen(other);
  await one.ask('POST', path, follow('64'));
  await one.ask('PATCH', `${path}?entity_id=eq.64`, { priority: 9 });
  await other.ask('GET', path);
  await one.ask('DELETE', `${path}?entity_id=eq.64`);
  await vi.waitFor(() => expect(received).toEqual(['INSERT', 'UPDATE', 'DELETE']));
});

test('a tab that is closed loses nothing, and a new one has everything', async () => {
  const place = newPlace();
  const one = await openTab(place);
  await one.ask('POST', path, follow('64'));
  one.close();
  const next = await openTab(place);
  expect(teamsOf(next)).toContain('64');
  expect(teamsOf(next)).toHaveLength(6);
});

test('a session of one tab is known in another', async () => {
  const place = newPlace();
  const [one, other] = [await openTab(place), await openTab(place)];
  const { access_token } = await one.backend.openSession('5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01');
  const request = new Request('https://x.test/auth/v1/user', {
    headers: { apikey: 'k', authorization: `Bearer ${access_token}` },
  });
  expect((await other.backend.answer(request)).status).toBe(200);
});

test('rows of the simulator belong to each tab alone', async () => {
  const place = newPlace();
  const one = await openTab(place);
  const { team_messages } = one.backend.database;
  const [user] = one.backend.database.auth.users.rows();
  const said = { team_id: 0, team_name: 'Brann vs Viking', sender_id: user?.id ?? '', content: 'Der satt den!' };
  const now = '2026-11-21T14:00:00.000Z';
  const untagged = { ...said, deleted_at: null, tagged_user_id: null, reference_message_id: null };
  const row = { ...untagged, created_at: now, updated_at: now };
  const writing = one.ask('POST', '/rest/v1/team_messages', {
    team_id: 0,
    team_name: 'Brann vs Viking',
    content: 'Heia',
  });
  await team_messages.upsert({ ...row, id: seededUuid(1, 'chat', 500_000, 0) });
  expect((await writing).status).toBe(201);
  const kept = JSON.stringify(await place.log.entriesAfter(0));
  expect(kept).toContain('Heia');
  expect(kept).not.toContain('Der satt den!');
});

test('two tabs cannot both insert a row with the same key', async () => {
  const place = newPlace();
  const tabs = [await openTab(place), await openTab(place)];
  const answers = await Promise.all(tabs.map((tab) => tab.ask('POST', path, follow('64'))));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
  for (const tab of tabs) expect(await teamsAsked(tab)).toHaveLength(6);
});

test('a write that cannot be stored is refused and undone', async () => {
  const place = newPlace();
  const [one, other] = [await openTab(place), await openTab(place)];
  const before = one.backend.database.user_follows.rows().map((row) => ({ ...row }));
  const append = vi.spyOn(place.log, 'append').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await expect(one.ask('PATCH', `${path}?entity_id=eq.57`, { priority: 9 })).rejects.toThrow('full');
  await expect(one.ask('DELETE', `${path}?entity_id=eq.57`)).rejects.toThrow('full');
  await expect(one.ask('POST', path, follow('64'))).rejects.toThrow('full');
  append.mockRestore();
  const after = one.backend.database.user_follows.rows();
  expect(after.toSorted((a, b) => a.priority - b.priority)).toEqual(before);
  expect(teamsOf(other).toSorted()).toEqual(teamsOf(one).toSorted());
});

test('a tab whose world has ended is notified, and writes nothing into the next', async () => {
  const place = newPlace();
  const onWorldGone = vi.fn<() => void>();
  const old = await openTab({ ...place, onWorldGone });
  await place.log.keepWorld({ id: 'another', anchors: {} });
  await expect(old.ask('POST', path, follow('64'))).rejects.toThrow('Another world has begun');
  expect(onWorldGone).toHaveBeenCalledOnce();
  const next = await openTab({ ...place, worldId: 'another' });
  expect(teamsOf(next)).not.toContain('64');
  await vi.waitFor(() => expect(onWorldGone).toHaveBeenCalledTimes(2));
});

/**
 * The log as one tab sees it. When the tab is killed, a write under way may still be stored, but is never acknowledged.
 */
class MortalLog implements ChangeLog {
  readonly #log: ChangeLog;
  #isAlive = true;

  constructor(log: ChangeLog) {
    this.#log = log;
  }

  kill(): void {
    this.#isAlive = false;
  }

  async append(worldId: string, changes: readonly Change[]): Promise<number> {
    this.#live();
    const number = await this.#log.append(worldId, changes);
    this.#live();
    return number;
  }

  world(): ReturnType<ChangeLog['world']> {
    return this.#log.world();
  }

  keepWorld(world: World): Promise<void> {
    return this.#log.keepWorld(world);
  }

  entriesAfter(number: number): ReturnType<ChangeLog['entriesAfter']> {
    return this.#log.entriesAfter(number);
  }

  #live(): void {
    if (!this.#isAlive) throw new Error('The tab is gone');
  }
}

type Step = { readonly kind: 'add' | 'remove' | 'kill'; readonly tab: number; readonly team: number };
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('add' as const, 'add' as const, 'add' as const, 'remove' as const, 'kill' as const),
    tab: fc.nat(2),
    team: fc.integer({ min: 100, max: 130 }),
  }),
  { maxLength: 20 },
);

test(
  'whatever the tabs write at once, and whichever tabs are killed, no acknowledged write is lost and all tabs agree',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const { log, name } = newPlace();
        const logs = [new MortalLog(log), new MortalLog(log), new MortalLog(log)];
        const tabs = await Promise.all(logs.map((each) => openTab({ log: each, name })));
        const killed = new Set<number>();
        const added = new Set<string>();
        const removed = new Set<string>();
        await Promise.all(
          script.map(async ({ kind, tab: index, team }) => {
            const tab = tabs[index];
            if (tab === undefined || killed.has(index)) return;
            if (kind === 'kill') {
              if (killed.size === 2) return;
              killed.add(index);
              logs[index]?.kill();
              tab.close();
              return;
            }
            const asked =
              kind === 'add'
                ? tab.ask('POST', path, follow(String(team)))
                : tab.ask('DELETE', `${path}?entity_id=eq.${team}`);
            try {
              const { ok } = await asked;
              if (ok) (kind === 'add' ? added : removed).add(String(team));
            } catch (error) {
              if (!killed.has(index)) throw error;
              // It is unknown whether this write was stored.
              if (kind === 'remove') removed.add(String(team));
            }
          }),
        );
        const latecomer = await openTab({ log, name });
        const all = await teamsAsked(latecomer);
        expect(new Set(all).size).toBe(all.length);
        for (const team of added) if (!removed.has(team)) expect(all).toContain(team);
        for (const [index, tab] of tabs.entries()) {
          if (!killed.has(index)) expect((await teamsAsked(tab)).toSorted()).toEqual(all.toSorted());
          tab.close();
        }
        latecomer.close();
      }),
      { seed: 20_261_121, numRuns: 25 },
    );
  },
);

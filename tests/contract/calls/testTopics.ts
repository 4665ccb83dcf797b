import { createClient, type RealtimeChannel } from '@supabase/supabase-js';
import { pathOf, type TopicCall } from '@tribunen/contract/calls';
import { expect, test, vi } from 'vitest';
import { no } from './Outcomes.ts';
import { people, type PersonName } from './people.ts';
import { calls, type CallName, type CallScene } from './CallScene.ts';
import type { Outcome } from './Outcomes.ts';
import { ids } from './ids.ts';
import { topicExpectations } from './topicExpectations.ts';

const waiting = { timeout: 20_000, interval: 20 };

interface Ear {
  isIn: boolean | null;
  heard: number;
}

/** Subscribes a channel to the messages of a topic, and counts those that arrive. */
function listen(channel: RealtimeChannel, { hears }: TopicCall, [table = '', filter]: readonly string[]): Ear {
  const ear: Ear = { isIn: null, heard: 0 };
  const hear = (): void => void (ear.heard += 1);
  const rows = { schema: 'public', table, ...(filter !== undefined && { filter }) };
  if (hears === 'rows') channel.on('postgres_changes', { event: '*', ...rows }, hear);
  else if (hears === 'new rows') channel.on('postgres_changes', { event: 'INSERT', ...rows }, hear);
  else if (hears === 'broadcasts') channel.on('broadcast', { event: '*' }, hear);
  // The tests in `services/realtime.ts` check who is shown online.
  else channel.on('presence', { event: 'sync' }, () => {});
  const isRows = hears === 'rows' || hears === 'new rows';
  channel
    .on('system', {}, ({ extension, status }: Readonly<Record<string, unknown>>) => {
      if (isRows && extension === 'postgres_changes') ear.isIn = status === 'ok';
    })
    .subscribe((status) => {
      if (status === 'CHANNEL_ERROR') ear.isIn = false;
      else if (status === 'SUBSCRIBED' && !isRows) ear.isIn = true;
    });
  return ear;
}

/** Tests which messages each person receives on every topic when the backend changes a row of the topic. */
export function testTopics(scene: () => CallScene): void {
  test('each person receives exactly the messages that they may receive on every topic', async () => {
    const { target, people: everybody } = scene();
    const ears = new Map<CallName, Partial<Record<PersonName, Ear>>>();
    const clients = await Promise.all(
      people.map(async (name) => {
        const client = createClient(target.url, target.anonKey, {
          auth: { persistSession: false, autoRefreshToken: false, storageKey: `topics-${name}` },
        });
        if (name !== 'visitor') await client.realtime.setAuth(everybody[name].token);
        for (const { call: named, values } of topicExpectations) {
          const call = calls[named];
          if (call.kind !== 'topic') throw new TypeError(`${named} is no topic`);
          const topic = pathOf(call.topic, values?.(everybody) ?? {});
          const isPrivate = call.hears === 'broadcasts' || call.hears === 'presence';
          const channel = client.channel(isPrivate ? topic : named, { config: { private: isPrivate } });
          const decoded = decodeURIComponent(topic).split('?');
          ears.set(named, { ...ears.get(named), [name]: listen(channel, call, decoded) });
        }
        return client;
      }),
    );
    const all = (): readonly Ear[] => [...ears.values()].flatMap((of) => Object.values(of));
    await vi.waitFor(() => expect(all().filter(({ isIn }) => isIn === null)).toEqual([]), waiting);

    for (const { change } of topicExpectations) {
      if (change === undefined) continue;
      const [path, values] = change(everybody);
      expect(await scene().asService('PATCH', path, values), path).toHaveLength(1);
    }
    // Everybody receives this last event. When it has arrived, every earlier message has arrived too.
    const at = new Date().toISOString();
    const event = {
      id: `${ids.match}:LAST`,
      match_id: ids.match,
      event_type: 'RED_CARD',
      occurred_at: at,
      created_at: at,
    };
    await scene().asService('POST', 'live_events_new', [event]);
    const last = Object.values(ears.get('hearEvents') ?? {});
    await vi.waitFor(() => expect(last.every(({ heard }) => heard > 0)).toBe(true), waiting);

    const found: Record<string, Partial<Record<PersonName, Outcome>>> = {};
    const expected: typeof found = {};
    for (const { call, outcomes } of topicExpectations) {
      for (const [at, name] of people.entries()) {
        const { isIn, heard } = ears.get(call)?.[name] ?? { isIn: null, heard: 0 };
        const isSome = outcomes[at] === 'some' && heard > 0;
        (found[call] ??= {})[name] = isIn === true ? (isSome ? 'some' : heard) : no;
        (expected[call] ??= {})[name] = outcomes[at] ?? no;
      }
    }
    expect(found).toEqual(expected);
    await Promise.all(clients.map((client) => client.removeAllChannels()));
    await scene().asService('DELETE', `live_events_new?id=eq.${encodeURIComponent(event.id)}`);
  });

  test('the expectations cover every topic', () => {
    const topics = Object.entries(calls).flatMap(([name, { kind }]) => (kind === 'topic' ? [name] : []));
    expect(topicExpectations.map(({ call }) => call).toSorted()).toEqual(topics.toSorted());
  });
}

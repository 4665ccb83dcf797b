import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { expect, vi } from 'vitest';
import type { Promises } from '../testContract.ts';

interface Told {
  readonly eventType: string;
  readonly new: object;
  readonly old: object;
  readonly errors: unknown;
}

interface Listening {
  readonly heard: readonly Told[];
  stop(): Promise<unknown>;
}

interface Wish {
  readonly event: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
  readonly table: string;
  readonly filter?: string;
}

/** Listens to changes, and comes back when the server has said that it tells of them. */
async function listen(client: SupabaseClient, { event, table, filter }: Wish): Promise<Listening> {
  const heard: Told[] = [];
  const system: unknown[] = [];
  const channel = client.channel(`changes-${crypto.randomUUID()}`);
  // Each kind of event has an overload of its own; they differ in nothing but the name.
  const wish = { schema: 'public', table, ...(filter !== undefined && { filter }) };
  const note = (change: Told): void => void heard.push(change);
  if (event === '*') channel.on('postgres_changes', { event: '*', ...wish }, note);
  else if (event === 'INSERT') channel.on('postgres_changes', { event: 'INSERT', ...wish }, note);
  else if (event === 'UPDATE') channel.on('postgres_changes', { event: 'UPDATE', ...wish }, note);
  else channel.on('postgres_changes', { event: 'DELETE', ...wish }, note);
  channel.on('system', {}, (message: unknown) => system.push(message)).subscribe();
  await vi.waitFor(() => expect(system).toMatchObject([{ status: 'ok', extension: 'postgres_changes' }]), waiting);
  return { heard, stop: () => client.removeChannel(channel) };
}

/** Joins a room; the answer is what became of it. */
async function join(channel: RealtimeChannel): Promise<string> {
  const statuses: string[] = [];
  channel.subscribe((status) => void statuses.push(status));
  await vi.waitFor(() => expect(statuses).not.toEqual([]), waiting);
  return statuses[0] ?? '';
}

const waiting = { timeout: 15_000, interval: 20 };
const follow = () => ({
  id: crypto.randomUUID(),
  entity_type: 'team',
  entity_id: crypto.randomUUID(),
  display_name: 'Liverpool',
});

/** What Realtime promises. */
export const realtimePromises: Promises = {
  'realtime: a write is told as it is over REST, and of what was there no more than the key': async ({ stranger }) => {
    const { heard, stop } = await listen(stranger.client, { event: '*', table: 'user_follows' });
    const table = stranger.client.from('user_follows');
    const { id, ...row } = follow();
    await table.insert({ id, ...row });
    await table.update({ priority: 5 }).eq('id', id);
    await table.delete().eq('id', id);
    await vi.waitFor(() => expect(heard).toHaveLength(3), waiting);
    expect(heard).toMatchObject([
      { eventType: 'INSERT', new: { id, display_name: 'Liverpool', priority: 0 }, old: {} },
      { eventType: 'UPDATE', new: { id, display_name: 'Liverpool', priority: 5 } },
      { eventType: 'DELETE', new: {} },
    ]);
    expect(heard.slice(1).map(({ old }) => old)).toEqual([{ id }, { id }]);
    await stop();
  },
  'realtime: nobody hears of rows that only another may see': async ({ owner, stranger }) => {
    const { heard, stop } = await listen(stranger.client, { event: 'INSERT', table: 'user_follows' });
    const [hidden, own] = [follow(), follow()];
    await owner.client.from('user_follows').insert(hidden);
    await stranger.client.from('user_follows').insert(own);
    await vi.waitFor(() => expect(heard).not.toEqual([]), waiting);
    expect(heard.map((change) => change.new)).toMatchObject([own]);
    await owner.client.from('user_follows').delete().eq('id', hidden.id);
    await stop();
  },
  'realtime: who may read nothing of a table hears that it may not, and no key': async ({ client, stranger }) => {
    const { heard, stop } = await listen(client(), { event: '*', table: 'user_follows' });
    const row = follow();
    await stranger.client.from('user_follows').insert(row);
    await stranger.client.from('user_follows').delete().eq('id', row.id);
    await vi.waitFor(() => expect(heard).toHaveLength(2), waiting);
    const refused = { new: {}, old: {}, errors: ['Error 401: Unauthorized'] };
    expect(heard.map((change) => ({ new: change.new, old: change.old, errors: change.errors }))).toEqual([
      refused,
      refused,
    ]);
    await stop();
  },
  'realtime: a visitor hears of what everybody may see': async ({ client, owner }) => {
    const visitor = client();
    const team_name = crypto.randomUUID();
    const filter = `team_name=eq.${team_name}`;
    const { heard, stop } = await listen(visitor, { event: 'INSERT', table: 'team_messages', filter });
    const message = (content: string) => ({ team_id: 1, team_name, content });
    await owner.client.from('team_messages').insert({ ...message('et annet sted'), team_name: 'Viking' });
    await owner.client.from('team_messages').insert([message('først'), message('så')]);
    await vi.waitFor(() => expect(heard).toHaveLength(2), waiting);
    expect(heard.map((change) => change.new)).toMatchObject([{ content: 'først' }, { content: 'så' }]);
    await stop();
  },
  'realtime: a filter lets through what it describes': async ({ stranger }) => {
    const [low, high] = [follow(), follow()];
    const filter = 'priority=gte.7';
    const { heard, stop } = await listen(stranger.client, { event: 'INSERT', table: 'user_follows', filter });
    const rows = [
      { ...low, priority: 6 },
      { ...high, priority: 7 },
    ];
    await stranger.client.from('user_follows').insert(rows);
    await vi.waitFor(() => expect(heard).not.toEqual([]), waiting);
    expect(heard.map((change) => change.new)).toMatchObject([{ entity_id: high.entity_id }]);
    await stop();
  },
  'realtime: a filter that is none is told of by the system': async ({ stranger }) => {
    const system: unknown[] = [];
    const wish = { event: '*', schema: 'public', table: 'user_follows', filter: 'colour=eq.red' } as const;
    const channel = stranger.client
      .channel(`faulty-${crypto.randomUUID()}`)
      .on('postgres_changes', wish, () => {})
      .on('system', {}, (message: unknown) => system.push(message))
      .subscribe();
    await vi.waitFor(() => expect(system).toMatchObject([{ status: 'error' }]), waiting);
    await stranger.client.removeChannel(channel);
  },
  'realtime: what one says in a room the others hear, and not oneself': async ({ client }) => {
    const [speaker, listener] = [client(), client()];
    const room = `room-${crypto.randomUUID()}`;
    const heard: unknown[] = [];
    const enter = (from: SupabaseClient, name: string): RealtimeChannel =>
      from
        .channel(room, { config: { broadcast: { ack: true } } })
        .on('broadcast', { event: 'heia' }, ({ payload }) => void heard.push([name, payload]));
    const [here, there] = [enter(speaker, 'speaker'), enter(listener, 'listener')];
    expect([await join(here), await join(there)]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    expect(await here.send({ type: 'broadcast', event: 'heia', payload: { who: 'Brann' } })).toBe('ok');
    await vi.waitFor(() => expect(heard).toEqual([['listener', { who: 'Brann' }]]), waiting);
    await speaker.removeAllChannels();
    await listener.removeAllChannels();
  },
  'realtime: who is there is seen by all who are there, and who goes is gone': async ({ client }) => {
    const [first, second] = [client(), client()];
    const room = `room-${crypto.randomUUID()}`;
    const enter = (from: SupabaseClient, key: string): RealtimeChannel =>
      from.channel(room, { config: { presence: { key } } }).on('presence', { event: 'sync' }, () => {});
    const [here, there] = [enter(first, 'marte'), enter(second, 'jonas')];
    expect([await join(here), await join(there)]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    expect(await here.track({ online_at: '2026-11-21' })).toBe('ok');
    expect(await there.track({ online_at: '2026-11-21' })).toBe('ok');
    await vi.waitFor(() => expect(Object.keys(here.presenceState()).toSorted()).toEqual(['jonas', 'marte']), waiting);
    await second.removeAllChannels();
    await vi.waitFor(() => expect(Object.keys(here.presenceState())).toEqual(['marte']), waiting);
    await first.removeAllChannels();
  },
  'realtime: who is online is for those who are signed in': async ({ client, owner }) => {
    const secluded = { config: { private: true } };
    const visitor = client();
    expect(await join(visitor.channel('online_users', secluded))).toBe('CHANNEL_ERROR');
    await visitor.removeAllChannels();
    const channel = owner.client.channel('online_users', secluded);
    expect(await join(channel)).toBe('SUBSCRIBED');
    await owner.client.removeChannel(channel);
  },
};

import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { liveTopic, matchTopic, teamTopic } from '@tribunen/contract';
import { expect, vi } from 'vitest';
import { password } from '../ServiceScene.ts';
import type { ServiceTests } from './ServiceTests.ts';

interface HeardChange {
  readonly eventType: string;
  readonly new: object;
  readonly old: object;
  readonly errors: unknown;
}

interface Listening {
  readonly heard: readonly HeardChange[];
  stop(): Promise<unknown>;
}

interface Wish {
  readonly event: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
  readonly table: string;
  readonly filter?: string;
}

/** Listens to changes, and resolves when the server has confirmed the subscription. */
async function listen(client: SupabaseClient, { event, table, filter }: Wish): Promise<Listening> {
  const heard: HeardChange[] = [];
  const system: unknown[] = [];
  const channel = client.channel(`changes-${crypto.randomUUID()}`);
  // supabase-js has an overload for each kind of event. The overloads differ only in the event's name.
  const wish = { schema: 'public', table, ...(filter !== undefined && { filter }) };
  const note = (change: HeardChange): void => void heard.push(change);
  if (event === '*') channel.on('postgres_changes', { event: '*', ...wish }, note);
  else if (event === 'INSERT') channel.on('postgres_changes', { event: 'INSERT', ...wish }, note);
  else if (event === 'UPDATE') channel.on('postgres_changes', { event: 'UPDATE', ...wish }, note);
  else channel.on('postgres_changes', { event: 'DELETE', ...wish }, note);
  channel.on('system', {}, (message: unknown) => system.push(message)).subscribe();
  await vi.waitFor(() => expect(system).toMatchObject([{ status: 'ok', extension: 'postgres_changes' }]), waiting);
  return { heard, stop: () => client.removeChannel(channel) };
}

/** Joins a room, and returns the channel's status. */
async function join(channel: RealtimeChannel): Promise<string> {
  const statuses: string[] = [];
  channel.subscribe((status) => void statuses.push(status));
  await vi.waitFor(() => expect(statuses).not.toEqual([]), waiting);
  return statuses[0] ?? '';
}

/** The first system message about a subscription. */
async function answerTo(client: SupabaseClient, wish: Omit<Wish, 'event' | 'table'> & { readonly table?: string }) {
  const system: unknown[] = [];
  const channel = client
    .channel(`wish-${crypto.randomUUID()}`)
    .on('postgres_changes', { event: '*', schema: 'public', ...wish }, () => {})
    .on('system', {}, (message: unknown) => system.push(message))
    .subscribe();
  await vi.waitFor(() => expect(system).not.toEqual([]), waiting);
  await client.removeChannel(channel);
  return system[0];
}

/** Joins the room of online users. */
function enterOnlineUsers(client: SupabaseClient, key: string): RealtimeChannel {
  return client
    .channel('online_users', { config: { private: true, broadcast: { ack: true }, presence: { key } } })
    .on('presence', { event: 'sync' }, () => {});
}

const waiting = { timeout: 15_000, interval: 20 };
const follow = () => ({
  id: crypto.randomUUID(),
  entity_type: 'team',
  entity_id: crypto.randomUUID(),
  display_name: 'Liverpool',
});

/** The tests of Realtime. `calls/testTopics.ts` tests which messages each person receives. */
export const realtimeTests: ServiceTests = {
  'realtime: a change has the new row as REST shows it, and the old row’s id; an update also has the old row’s owner':
    async ({ stranger }) => {
      const { heard, stop } = await listen(stranger.client, { event: '*', table: 'user_follows' });
      const table = stranger.client.from('user_follows');
      const { id, ...row } = follow();
      // The test waits after each write, because the server sends a row only if the listener can read it at that time.
      await table.insert({ id, ...row });
      await vi.waitFor(() => expect(heard).toHaveLength(1), waiting);
      await table.update({ priority: 5 }).eq('id', id);
      await vi.waitFor(() => expect(heard).toHaveLength(2), waiting);
      await table.delete().eq('id', id);
      await vi.waitFor(() => expect(heard).toHaveLength(3), waiting);
      expect(heard).toMatchObject([
        { eventType: 'INSERT', new: { id, display_name: 'Liverpool', priority: 0 }, old: {} },
        { eventType: 'UPDATE', new: { id, display_name: 'Liverpool', priority: 5 } },
        { eventType: 'DELETE', new: {} },
      ]);
      expect(heard.slice(1).map(({ old }) => old)).toEqual([{ id, user_id: stranger.id }, { id }]);
      await stop();
    },
  'realtime: a listener who filters by the owner receives only the deletions of that owner’s rows': async ({
    owner,
    stranger,
  }) => {
    const filter = `user_id=eq.${stranger.id}`;
    const { heard, stop } = await listen(stranger.client, { event: 'DELETE', table: 'user_follows', filter });
    const [others, own] = [follow(), follow()];
    for (const [user, { id, ...row }] of [
      [owner, others],
      [stranger, own],
    ] as const) {
      await user.client.from('user_follows').insert({ id, ...row });
      await user.client.from('user_follows').delete().eq('id', id);
    }
    await vi.waitFor(() => expect(heard).not.toEqual([]), waiting);
    expect(heard.map(({ old }) => old)).toEqual([{ id: own.id }]);
    await stop();
  },
  'realtime: a listener who filters by any other column receives no deletions': async ({ stranger }) => {
    const { id, ...row } = follow();
    const wish = { event: 'DELETE', table: 'user_follows' } as const;
    const owned = `user_id=eq.${stranger.id}`;
    const asking = await listen(stranger.client, { ...wish, filter: `${owned},entity_id=eq.${row.entity_id}` });
    const hearing = await listen(stranger.client, { ...wish, filter: owned });
    await stranger.client.from('user_follows').insert({ id, ...row });
    await stranger.client.from('user_follows').delete().eq('id', id);
    await vi.waitFor(() => expect(hearing.heard.map(({ old }) => old)).toEqual([{ id }]), waiting);
    expect(asking.heard).toEqual([]);
    await asking.stop();
    await hearing.stop();
  },
  'realtime: a role that may not read a table gets an error for a new row, and a deletion without the id': async ({
    client,
    stranger,
  }) => {
    const { heard, stop } = await listen(client(), { event: '*', table: 'user_follows' });
    const row = follow();
    await stranger.client.from('user_follows').insert(row);
    await stranger.client.from('user_follows').delete().eq('id', row.id);
    await vi.waitFor(() => expect(heard).toHaveLength(2), waiting);
    // Everybody receives a deletion; a role that may not read the table receives it without the row's id.
    expect(heard.map((change) => ({ new: change.new, old: change.old, errors: change.errors }))).toEqual([
      { new: {}, old: {}, errors: ['Error 401: Unauthorized'] },
      { new: {}, old: {}, errors: null },
    ]);
    await stop();
  },
  'realtime: a filter lets only matching rows through': async ({ stranger }) => {
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
  'realtime: a system message reports a malformed filter': async ({ stranger }) => {
    const wish = { table: 'user_follows', filter: 'colour=eq.red' };
    expect(await answerTo(stranger.client, wish)).toMatchObject({ status: 'error' });
  },
  'realtime: a filter without a table is an error': async ({ stranger }) => {
    expect(await answerTo(stranger.client, { filter: 'id=eq.1' })).toMatchObject({
      status: 'error',
      message: expect.stringContaining('No subscription params provided'),
    });
  },
  'realtime: a role may not filter by a column that it may not read': async ({ client, owner }) => {
    const wish = { table: 'user_follows', filter: `user_id=eq.${owner.id}` };
    expect(await answerTo(client(), wish)).toMatchObject({
      status: 'error',
      message: expect.stringContaining('invalid column for filter user_id'),
    });
  },
  'realtime: after a client renews its token, a system message confirms its subscription again': async ({
    client,
    newAddress,
  }) => {
    const here = client();
    const { data } = await here.auth.signUp({ email: newAddress(), password });
    const system: unknown[] = [];
    here
      .channel(`renewed-${crypto.randomUUID()}`)
      .on('postgres_changes', { event: '*', schema: 'public', table: 'team_messages' }, () => {})
      .on('system', {}, (message: unknown) => system.push(message))
      .subscribe();
    const ok = { status: 'ok', extension: 'postgres_changes' };
    await vi.waitFor(() => expect(system).toMatchObject([ok]), waiting);
    // Waits for the next second, because two tokens of one session from the same second are identical.
    const given = (data.session?.expires_at ?? 0) - (data.session?.expires_in ?? 0);
    await vi.waitFor(() => expect(Date.now() / 1000).toBeGreaterThan(given + 1), waiting);
    expect((await here.auth.refreshSession()).error).toBeNull();
    await vi.waitFor(() => expect(system).toMatchObject([ok, ok]), waiting);
    await here.removeAllChannels();
  },
  'realtime: the service key receives every row': async ({ target, client, owner }) => {
    if (target.serviceKey === null) return;
    const service = client('implicit', target.serviceKey);
    const { heard, stop } = await listen(service, { event: 'INSERT', table: 'user_follows' });
    const row = follow();
    await owner.client.from('user_follows').insert(row);
    await vi.waitFor(() => expect(heard.map((change) => change.new)).toMatchObject([row]), waiting);
    await owner.client.from('user_follows').delete().eq('id', row.id);
    await stop();
  },
  'realtime: the others in a room receive a broadcast, and its sender does not': async ({ client }) => {
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
  'realtime: everybody in a room sees who is present, and who leaves': async ({ client }) => {
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
  'realtime: tracking the same payload twice is announced once': async ({ client }) => {
    const [speaker, listener] = [client(), client()];
    const room = `room-${crypto.randomUUID()}`;
    const seen: unknown[] = [];
    const here = speaker
      .channel(room, { config: { presence: { key: 'marte' } } })
      .on('presence', { event: 'sync' }, () => {});
    const there = listener
      .channel(room)
      .on('presence', { event: 'join' }, ({ newPresences }) => void seen.push(newPresences[0]?.['at']));
    expect([await join(here), await join(there)]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    for (const at of ['home', 'home', 'pub']) expect(await here.track({ at })).toBe('ok');
    await vi.waitFor(() => expect(seen).toContain('pub'), waiting);
    expect(seen).toEqual(['home', 'pub']);
    await speaker.removeAllChannels();
    await listener.removeAllChannels();
  },
  'realtime: a channel that tracks without a presence listener receives no presence state': async ({ client }) => {
    const [shy, watcher] = [client(), client()];
    const room = `room-${crypto.randomUUID()}`;
    const seen = watcher
      .channel(room, { config: { presence: { key: 'jonas' } } })
      .on('presence', { event: 'sync' }, () => {});
    const unseeing = shy.channel(room, { config: { presence: { key: 'marte' } } });
    expect([await join(seen), await join(unseeing)]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    await seen.track({ at: 'home' });
    expect(await unseeing.track({ at: 'pub' })).toBe('ok');
    await vi.waitFor(() => expect(Object.keys(seen.presenceState()).toSorted()).toEqual(['jonas', 'marte']), waiting);
    expect(unseeing.presenceState()).toEqual({});
    await shy.removeAllChannels();
    await watcher.removeAllChannels();
  },
  'realtime: a private room without a policy refuses everybody': async ({ owner }) => {
    const room = owner.client.channel('chat:brann', { config: { private: true } });
    const errors: unknown[] = [];
    room.subscribe((status, error) => void errors.push(`${status}: ${error?.message}`));
    const mayNot = 'You do not have permissions to read from this Channel topic: chat:brann';
    await vi.waitFor(() => expect(errors[0]).toBe(`CHANNEL_ERROR: Unauthorized: ${mayNot}`), waiting);
    await owner.client.removeChannel(room);
  },
  'realtime: online_users admits signed-in users who listen to presence': async ({ client, owner }) => {
    const visitor = client();
    expect(await join(enterOnlineUsers(visitor, 'nobody'))).toBe('CHANNEL_ERROR');
    await visitor.removeAllChannels();
    // A channel that joins without presence needs the right to broadcasts, which nobody has in this room.
    const deaf = owner.client.channel('online_users', { config: { private: true } });
    expect(await join(deaf)).toBe('CHANNEL_ERROR');
    await owner.client.removeChannel(deaf);
    const channel = enterOnlineUsers(owner.client, owner.id);
    expect(await join(channel)).toBe('SUBSCRIBED');
    expect(await channel.track({ user_id: owner.id })).toBe('ok');
    await vi.waitFor(() => expect(Object.keys(channel.presenceState())).toContain(owner.id), waiting);
    await owner.client.removeChannel(channel);
  },
  'realtime: the server closes a channel that sends a presence record of a megabyte, and passes it to nobody': async ({
    owner,
    stranger,
  }) => {
    const listener = enterOnlineUsers(stranger.client, stranger.id);
    const endings: unknown[] = [];
    const sender = enterOnlineUsers(owner.client, owner.id).on('system', {}, ({ message }) => endings.push(message));
    expect([await join(listener), await join(sender)]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    void sender.track({ user_id: owner.id, padding: 'x'.repeat(1024 * 1024) });
    await vi.waitFor(() => expect(endings).toContain('Track message size exceeded'), waiting);
    // When the listener's own record has arrived, any earlier record has arrived too.
    await listener.track({ user_id: stranger.id });
    await vi.waitFor(() => expect(Object.keys(listener.presenceState())).toContain(stranger.id), waiting);
    expect(Object.keys(listener.presenceState())).not.toContain(owner.id);
    await owner.client.removeChannel(sender);
    await stranger.client.removeChannel(listener);
  },
  'realtime: the server drops a broadcast to online_users and sends no answer': async ({ owner, stranger }) => {
    const heard: unknown[] = [];
    const listener = enterOnlineUsers(stranger.client, stranger.id).on('broadcast', { event: '*' }, (said) =>
      heard.push(said),
    );
    const speaker = enterOnlineUsers(owner.client, owner.id);
    expect([await join(listener), await join(speaker)]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    const shout = { type: 'broadcast', event: 'heia', payload: {} } as const;
    expect(await speaker.send(shout, { timeout: 1000 })).toBe('timed out');
    // When this presence has arrived at the listener, the earlier broadcast would have arrived too.
    await speaker.track({ user_id: owner.id });
    await vi.waitFor(() => expect(Object.keys(listener.presenceState())).toContain(owner.id), waiting);
    expect(heard).toEqual([]);
    await owner.client.removeChannel(speaker);
    await stranger.client.removeChannel(listener);
  },
  'realtime: everybody can listen to the topics of mode crowd, and nobody can send to them': async ({
    client,
    owner,
    ask,
    target,
  }) => {
    const forged = { type: 'broadcast', event: 'live', payload: {} } as const;
    for (const topic of [liveTopic, matchTopic('500001'), teamTopic(59)]) {
      const heard: unknown[] = [];
      const room = (from: SupabaseClient): RealtimeChannel =>
        from.channel(topic, { config: { private: true, broadcast: { ack: true } } });
      const listener = room(client()).on('broadcast', { event: '*' }, (said) => heard.push(said));
      const [visitor, spectator] = [room(client()), room(owner.client)];
      expect([await join(listener), await join(visitor), await join(spectator)]).toEqual(Array(3).fill('SUBSCRIBED'));
      expect(await Promise.all([visitor, spectator].map((each) => each.send(forged, { timeout: 500 })))).toEqual(
        Array(2).fill('timed out'),
      );
      const single = await ask(`realtime/v1/api/broadcast/${topic}/events/live?private=true`, {
        method: 'POST',
        headers: { authorization: `Bearer ${target.anonKey}`, 'content-type': 'application/json' },
        body: '{}',
      });
      expect([single.status, heard]).toEqual([403, []]);
      await owner.client.removeChannel(spectator);
    }
  },
  'realtime: a message to a private room is dropped if sent in a batch, and refused if sent alone': async ({
    ask,
    target,
  }) => {
    const headers = { authorization: `Bearer ${target.anonKey}`, 'content-type': 'application/json' };
    const say = (path: string, body: object): Promise<Response> =>
      ask(`realtime/v1/api/broadcast${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const message = { topic: 'chat:brann', event: 'heia', payload: {}, private: true };
    expect((await say('', { messages: [message] })).status).toBe(202);
    expect((await say('/chat:brann/events/heia?private=true', {})).status).toBe(403);
  },
  'realtime: a user receives an invitation to their address, and the later change of its status': async (scene) => {
    const [invited, email] = [scene.client(), scene.newAddress()];
    await invited.auth.signUp({ email, password });
    const { heard, stop } = await listen(invited, {
      event: '*',
      table: 'invitations',
      filter: `recipient_email=eq.${email}`,
    });
    await scene.owner.client.functions.invoke('send-invitation', { body: { recipientEmail: scene.newAddress() } });
    await scene.owner.client.functions.invoke('send-invitation', { body: { recipientEmail: email } });
    await vi.waitFor(() => expect(heard).toHaveLength(1), waiting);
    await invited.from('invitations').update({ status: 'declined' }).eq('recipient_email', email);
    await vi.waitFor(() => expect(heard).toHaveLength(2), waiting);
    expect(heard).toMatchObject([
      { eventType: 'INSERT', new: { recipient_email: email, status: 'pending' } },
      { eventType: 'UPDATE', new: { recipient_email: email, status: 'declined' } },
    ]);
    await stop();
  },
};

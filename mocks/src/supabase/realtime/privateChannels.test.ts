import { expect, test } from 'vitest';
import { openChannels } from '../../testing/openChannels.ts';
import { signKey } from '../auth/demoTokens.ts';
import type { ChannelMessage, ChannelRules } from '../channelRights.ts';

/** Rules that let signed-in users receive and send the given messages on every private channel, and visitors none. */
function channelsWhere(
  hears: readonly ChannelMessage['extension'][],
  says: readonly ChannelMessage['extension'][] = hears,
): ChannelRules {
  const rule =
    (extensions: readonly ChannelMessage['extension'][]): ChannelRules['receives'] =>
    (who, { extension }) =>
      who.role === 'authenticated' && extensions.includes(extension);
  return { receives: rule(hears), sends: rule(says) };
}

const secluded = { private: true };
const withPresence = { private: true, presence: { key: 'marte', enabled: true } };
const ok = ['1', '2', 'realtime:tribune', 'phx_reply', { status: 'ok' }];
const mayNotRead = 'You do not have permissions to read from this Channel topic: tribune';
const refused = [
  '1',
  '2',
  'realtime:tribune',
  'phx_reply',
  { status: 'error', response: { reason: `Unauthorized: ${mayNotRead}` } },
];
const track = { type: 'presence', event: 'track', payload: { at: 'home' } };
const shout = { type: 'broadcast', event: 'heia', payload: { who: 'Brann' } };

test('a broadcast reaches the private room, and not the public room of the same name', async () => {
  const { enter, spectator } = await openChannels(channelsWhere(['broadcast']));
  const outside = await enter({});
  const listener = await enter(secluded, spectator);
  const speaker = await enter({ ...secluded, broadcast: { ack: true } }, spectator);
  await speaker.say('broadcast', shout);
  expect(speaker.sent).toMatchObject([ok, ok]);
  expect(listener.sent[1]).toEqual([null, null, 'realtime:tribune', 'broadcast', shout]);
  expect(outside.sent).toMatchObject([ok]);
});

test('a channel with presence rights only receives no broadcasts', async () => {
  const { enter, spectator } = await openChannels(channelsWhere(['presence']));
  const watcher = await enter(withPresence, spectator);
  const speaker = await enter(withPresence, await signKey('service_role'));
  await speaker.say('broadcast', shout);
  expect(watcher.sent.slice(1)).toEqual([[null, null, 'realtime:tribune', 'presence_state', {}]]);
});

test('a channel with broadcast rights only receives no presence and may not track', async () => {
  const { enter, spectator } = await openChannels(channelsWhere(['broadcast']));
  const guest = await enter(withPresence, spectator);
  const other = await enter({ private: true, presence: { key: 'x', enabled: true } }, await signKey('service_role'));
  await other.say('presence', track);
  await guest.say('presence', track);
  expect(guest.sent).toMatchObject([
    ok,
    ['1', '2', 'realtime:tribune', 'phx_reply', { status: 'error', response: {} }],
  ]);
});

test('a private channel that joined without presence receives it after its first track', async () => {
  const { enter, spectator } = await openChannels(channelsWhere(['broadcast', 'presence']));
  const guest = await enter(secluded, spectator);
  const other = await enter(withPresence, spectator);
  await other.say('presence', track);
  expect(guest.sent).toMatchObject([ok]);
  await guest.say('presence', track);
  other.leave();
  expect(guest.sent.slice(1)).toMatchObject([
    ok,
    [null, null, 'realtime:tribune', 'presence_diff', { leaves: {} }],
    [null, null, 'realtime:tribune', 'presence_diff', { joins: {}, leaves: { marte: {} } }],
  ]);
});

test('replay is refused: in public rooms, without the right to receive, and where the mock would have to emulate it', async () => {
  const { enter, spectator } = await openChannels(channelsWhere(['broadcast']));
  const replay = { broadcast: { replay: { since: 0 } } };
  const reasonOf = async (config: object, token?: string): Promise<unknown> => (await enter(config, token)).sent;
  const answer = (reason: string): unknown => [
    ['1', '2', 'realtime:tribune', 'phx_reply', { status: 'error', response: { reason } }],
  ];
  expect(await reasonOf(replay)).toEqual(answer('UnableToReplayMessages: Replay is not allowed for public channels'));
  expect(await reasonOf({ ...secluded, ...replay })).toEqual([refused]);
  expect(await reasonOf({ ...secluded, ...replay }, spectator)).toEqual(answer('The mock does not emulate replay yet'));
});

test('a new token without rights ends a private channel', async () => {
  const { enter, spectator } = await openChannels(channelsWhere(['broadcast']));
  const guest = await enter(secluded, spectator);
  await guest.say('access_token', { access_token: await signKey('anon') });
  expect(guest.sent.slice(1)).toMatchObject([
    [null, null, 'realtime:tribune', 'system', { extension: 'system', status: 'error', message: mayNotRead }],
    ['1', '1', 'realtime:tribune', 'phx_close', {}],
  ]);
});

test('a new token with fewer rights ends a private channel', async () => {
  const { enter, spectator } = await openChannels(channelsWhere(['broadcast']));
  const guest = await enter(withPresence, await signKey('service_role'));
  await guest.say('access_token', { access_token: spectator });
  const message = 'You no longer have permission to read from this Channel topic: tribune';
  expect(guest.sent.at(-2)).toMatchObject([null, null, 'realtime:tribune', 'system', { message }]);
});

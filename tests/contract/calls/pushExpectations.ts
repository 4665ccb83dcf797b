import type { Expectation } from './Expectation.ts';
import { no } from './Outcomes.ts';
import type { Person } from './people.ts';
import { device, ids } from './ids.ts';

const now = () => new Date().toISOString();
const endpoint = () => ({ endpoint: ids.endpoint });
const devices = ['push_subscriptions'];
const registered = `push_subscriptions?select=user_id,device&endpoint=eq.${encodeURIComponent(ids.endpoint)}`;
const isOwner = ({ name }: Person): boolean => name === 'owner';
const choices = {
  goals: false,
  red_cards: true,
  messages: true,
  invitations: true,
  quiet_from: null,
  quiet_until: null,
  time_zone: 'Europe/Oslo',
};
const onDevice = { device_endpoint: ids.endpoint, muted_match: 'another' };
const notInMocks = 'the demo has no push';

export const calls: readonly Expectation[] = [
  { call: 'readDevices', outcomes: [no, 1, 0, 0, 0, 0], rows: () => [{ endpoint: ids.endpoint, device: 'Telefon' }] },
  {
    call: 'addDevice',
    body: () => ({ ...device, endpoint: `${ids.endpoint}/new`, seen_at: now() }),
    outcomes: [no, 1, 1, 1, 1, 1],
    leaves: (_people, { id, name }) => [
      `push_subscriptions?select=user_id&endpoint=eq.${encodeURIComponent(`${ids.endpoint}/new`)}`,
      name === 'visitor' ? [] : [{ user_id: id }],
    ],
    changes: devices,
  },
  {
    call: 'addDevice',
    what: 'with the address of the owner’s device',
    body: () => ({ ...device, endpoint: ids.endpoint, device: 'Nettbrett', seen_at: now() }),
    outcomes: [no, 1, no, no, no, no],
    leaves: ({ owner }, me) => [registered, [{ user_id: owner.id, device: isOwner(me) ? 'Nettbrett' : 'Telefon' }]],
    changes: devices,
  },
  {
    call: 'renewDevice',
    values: endpoint,
    body: () => ({ ...device, device: 'Nettbrett', seen_at: now() }),
    outcomes: [no, 1, 0, 0, 0, 0],
    leaves: ({ owner }, me) => [registered, [{ user_id: owner.id, device: isOwner(me) ? 'Nettbrett' : 'Telefon' }]],
    changes: devices,
  },
  {
    call: 'renewDevice',
    what: 'with another delay',
    values: endpoint,
    body: () => ({ delay_seconds: 38, message_delay_seconds: 38 }),
    outcomes: [no, 1, 0, 0, 0, 0],
    changes: devices,
  },
  {
    call: 'renewDevice',
    what: 'with a delay of two hours',
    values: endpoint,
    body: () => ({ delay_seconds: 7200 }),
    outcomes: [no, '23514', 0, 0, 0, 0],
  },
  {
    call: 'renewDevice',
    what: 'with the friend as its new user',
    values: endpoint,
    body: ({ friend }) => ({ ...device, user_id: friend.id, seen_at: now() }),
    outcomes: [no, no, 0, 0, 0, 0],
  },
  { call: 'removeDevice', values: endpoint, outcomes: [no, 1, 0, 0, 0, 0], changes: devices },
  {
    call: 'removeMyDevices',
    values: ({ owner }) => ({ user: owner.id }),
    outcomes: [no, 1, 1, 1, 1, 1],
    leaves: ({ owner }, me) => [registered, isOwner(me) ? [] : [{ user_id: owner.id }]],
    changes: devices,
  },
  { call: 'readPushChoices', outcomes: [no, 1, 0, 0, 0, 0], rows: () => [{ goals: true, red_cards: true }] },
  {
    call: 'savePushChoices',
    body: () => choices,
    outcomes: [no, 1, 1, 1, 1, 1],
    leaves: ({ owner }, me) => [`push_choices?select=goals&user_id=eq.${owner.id}`, [{ goals: !isOwner(me) }]],
    changes: ['push_choices'],
  },
  {
    call: 'savePushChoices',
    what: 'with a start but no end of the quiet hours',
    body: () => ({ ...choices, quiet_from: 60 }),
    outcomes: [no, '23514', '23514', '23514', '23514', '23514'],
  },
  {
    call: 'savePushChoices',
    what: 'in the owner’s name',
    body: ({ owner }) => ({ ...choices, user_id: owner.id }),
    outcomes: [no, 1, no, no, no, no],
    changes: ['push_choices'],
  },
  {
    call: 'muteMatchOnDevice',
    what: 'with the secret of the device',
    body: () => ({ ...onDevice, device_auth: device.auth }),
    outcomes: [1, 1, 1, 1, 1, 1],
    leaves: ({ owner }) => [`push_mutes?select=match_id&user_id=eq.${owner.id}&match_id=eq.another`, [{}]],
    changes: ['push_mutes'],
    notInMocks,
  },
  {
    call: 'muteMatchOnDevice',
    what: 'without the secret of the device',
    body: () => ({ ...onDevice, device_auth: 'B'.repeat(22) }),
    outcomes: [1, 1, 1, 1, 1, 1],
    leaves: ({ owner }) => [`push_mutes?select=match_id&user_id=eq.${owner.id}&match_id=eq.another`, []],
    notInMocks,
  },
  {
    call: 'renewDeviceInWorker',
    what: 'without the secret of the device',
    body: () => ({
      old_endpoint: ids.endpoint,
      old_auth: 'B'.repeat(22),
      new_endpoint: `${ids.endpoint}/new`,
      new_p256dh: device.p256dh,
      new_auth: device.auth,
    }),
    outcomes: [1, 1, 1, 1, 1, 1],
    leaves: ({ owner }) => [registered, [{ user_id: owner.id }]],
    notInMocks,
  },
  {
    call: 'renewDeviceInWorker',
    what: 'with the secret of the device',
    body: () => ({
      old_endpoint: ids.endpoint,
      old_auth: device.auth,
      new_endpoint: `${ids.endpoint}/new`,
      new_p256dh: device.p256dh,
      new_auth: device.auth,
    }),
    outcomes: [1, 1, 1, 1, 1, 1],
    leaves: () => [registered, []],
    changes: devices,
    notInMocks,
  },
];

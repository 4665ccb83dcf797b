import { expect, test } from 'vitest';
import { appCalls } from './appCalls.ts';
import { callOf } from './callOf.ts';
import { pathOf } from './pathOf.ts';
import { topicCallOf } from './topicCallOf.ts';

const rest = 'https://project.example.test/rest/v1';
const asked = (method: string, path: string, body: unknown = null, prefer: string | null = null) =>
  callOf(appCalls, { method, url: `${rest}/${path}`, prefer, body });

test('a request is recognised by its table and its parameters in any order, whatever their values', () => {
  expect(asked('GET', 'user_follows?order=priority.asc&user_id=eq.7&select=*')).toBe('readMyFollows');
  expect(asked('GET', 'team_messages?select=*&team_id=eq.59&order=created_at.desc,id.desc&limit=50')).toBe(
    'readTeamChat',
  );
});

test('an optional parameter may be left out, and a request with any other parameter is no call', () => {
  const chat = 'team_messages?select=*&team_id=eq.59&order=created_at.desc,id.desc&limit=50';
  expect(asked('GET', `${chat}&created_at=lt.2026-11-21`)).toBe('readTeamChat');
  expect(asked('GET', `${chat}&sender_id=eq.7`)).toBeNull();
  expect(asked('GET', 'user_follows?select=*&user_id=eq.7')).toBeNull();
  expect(asked('GET', 'kiosk?select=*')).toBeNull();
});

test('a write is recognised by its columns and by how it handles existing rows', () => {
  const path = 'user_follows?id=eq.7&select=id';
  expect(asked('PATCH', path, { priority: 1 })).toBe('placeFollow');
  expect(asked('PATCH', path, { notifications: true })).toBe('notifyOfFollow');
  expect(asked('PATCH', path, { entity_id: '59' })).toBeNull();
  const mute = 'user_mutes?on_conflict=user_id,muted_id&select=id';
  expect(asked('POST', mute, { muted_id: '7' }, 'resolution=ignore-duplicates')).toBe('mute');
  expect(asked('POST', mute, { muted_id: '7' })).toBeNull();
});

test('a topic is recognised by its table and filter, or by its name', () => {
  expect(topicCallOf(appCalls, 'user_follows?user_id=eq.7', 'rows')).toBe('hearMyFollows');
  expect(topicCallOf(appCalls, 'match:500001', 'broadcasts')).toBe('hearMatchInCrowd');
  expect(topicCallOf(appCalls, 'match:500001', 'presence')).toBeNull();
});

test('an address has a value for each placeholder', () => {
  expect(pathOf('push_subscriptions?endpoint=eq.{endpoint}', { endpoint: 'https://a/?b&c' })).toBe(
    'push_subscriptions?endpoint=eq.https%3A%2F%2Fa%2F%3Fb%26c',
  );
  expect(() => pathOf('user_follows?id=eq.{follow}', {})).toThrow('needs a value for follow');
});

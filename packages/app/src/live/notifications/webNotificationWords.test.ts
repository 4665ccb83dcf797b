import { createI18n } from '@tribunen/ui';
import { expect, test } from 'vitest';
import { exampleNotification } from '../../testing/exampleEvent.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { webNotificationWords } from './webNotificationWords.ts';

const words = webNotificationWords(createI18n('nb'), () => null);

test('a goal has teams and score, and below them scorer and minute', () => {
  expect(words(exampleNotification('e1', { minute: 67, score: { home: 2, away: 1 } }))).toEqual({
    title: 'Mål! Brann 2–1 Viking',
    body: 'Berg, 67. minutt',
    lang: 'nb',
  });
});

test('a red card has the team, and below it player and minute', () => {
  expect(words(exampleNotification('e1', { eventType: 'RED_CARD', minute: 1 }))).toEqual({
    title: 'Rødt kort! Brann',
    body: 'Berg, 1. minutt',
    lang: 'nb',
  });
});

test('missing names have defaults, and unknown facts are left out', () => {
  const nameless = { homeTeam: null, awayTeam: null, teamName: null, personName: null, minute: null };
  expect(words(exampleNotification('e1', nameless))).toEqual({ title: 'Mål! Home 1–0 Away', body: '', lang: 'nb' });
  expect(words(exampleNotification('e2', { ...nameless, eventType: 'RED_CARD' })).title).toBe('Rødt kort! Lag');
  expect(words(exampleNotification('e3', { minute: null })).body).toBe('Berg');
  expect(words(exampleNotification('e4', { personName: null, minute: 12 })).body).toBe('12. minutt');
});

test('the teams of a loaded match have the same names as everywhere else', () => {
  const match = exampleMatch({
    homeTeam: { id: 8872, name: 'Norway' },
    awayTeam: { id: 764, name: 'Brazil' },
    competition: { id: 2000, code: 'WC', name: 'FIFA World Cup' },
  });
  const wordsOf = webNotificationWords(createI18n('nb'), () => match);
  const teams = { homeTeam: 'Norway', awayTeam: 'Brazil', teamName: 'Brazil' };
  expect(wordsOf(exampleNotification('e1', teams)).title).toBe('Mål! Norge 1–0 Brasil');
  expect(wordsOf(exampleNotification('e2', { ...teams, eventType: 'RED_CARD' })).title).toBe('Rødt kort! Brasil');
});

test('a red card belongs to its player’s team, whatever side the event contains', () => {
  const match = exampleMatch({ homeTeam: { id: 1, name: 'Brann' }, awayTeam: { id: 2, name: 'Viking' } });
  const wordsOf = webNotificationWords(createI18n('nb'), () => match);
  const red = (facts: Parameters<typeof exampleNotification>[1]): string =>
    wordsOf(exampleNotification('e1', { eventType: 'RED_CARD', ...facts })).title;
  expect(red({ teamName: null })).toBe('Rødt kort! Lag');
  expect(red({ teamName: 'Brann', homeTeam: null })).toBe('Rødt kort! Brann');
  expect(red({ teamName: 'SK Brann', homeTeam: 'Brann' })).toBe('Rødt kort! SK Brann');
});

import { expect, test } from 'vitest';
import { subjectOf } from './subjectOf.ts';

const read = (settings: Readonly<Record<string, string>>) => (name: string) => settings[name];

test.each([
  'mailto:hei@tribunen.example',
  'MAILTO:drift+push@post.tribunen.no',
  'https://tribunen.example',
  'https://www.fotball.no/tribunen?om=push',
  'https://blåbær.no/',
  'https://tribunen.xn--p1ai',
])('subjectOf returns %s, which Apple accepts as a sender', (subject) => {
  expect(subjectOf(read({ VAPID_SUBJECT: subject, SITE_URL: 'http://localhost:5173' }))).toBe(subject);
});

test.each([
  'hei@tribunen.example',
  'mailto: hei@tribunen.example',
  'mailto:<hei@tribunen.example>',
  'mailto:Tribunen <hei@tribunen.example>',
  'mailto:hei@localhost',
  'mailto:hei@tribunen.example,drift@tribunen.example',
  'mailto:',
  'http://tribunen.example',
  'https://localhost',
  'https://localhost:5173',
  'https://127.0.0.1',
  'https://mac.local/',
  ' https://tribunen.example',
  'https://-.example',
  'tribunen.example',
])('subjectOf refuses the sender «%s», and the error names its setting', (subject) => {
  expect(() => subjectOf(read({ VAPID_SUBJECT: subject }))).toThrow('VAPID_SUBJECT is «');
});

test('without VAPID_SUBJECT the sender is SITE_URL, and the error for an invalid address names SITE_URL', () => {
  expect(subjectOf(read({ SITE_URL: 'https://tribunen.example' }))).toBe('https://tribunen.example');
  expect(() => subjectOf(read({ SITE_URL: 'http://localhost:5173' }))).toThrow('SITE_URL is «http://localhost:5173»');
  expect(subjectOf(read({}))).toBe('');
});

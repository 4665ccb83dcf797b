import { toPushMessage } from '@tribunen/contract';
import type { PushMessage } from '@tribunen/domain';
import { languages } from '@tribunen/locales';
import { expect, test } from 'vitest';
import { pushPath } from './pushPath.ts';
import { toNotice } from './toNotice.ts';

const row = {
  id: 'e1',
  match_id: '500001',
  event_type: 'GOAL',
  minute: 67,
  injury_time: null,
  team_id: 1,
  team_name: 'Brann',
  person_id: 9,
  person_name: 'Finne',
  assist_id: null,
  assist_name: null,
  home_team: 'Brann',
  away_team: 'Viking',
  score_home: 2,
  score_away: 1,
  payload: null,
  occurred_at: '2026-11-21T15:07:00Z',
  created_at: '2026-11-21T15:07:00Z',
  home_crest: '/crests/1.png',
  away_crest: null,
};

function pushed(kind: 'event' | 'message' | 'invitation', facts: object): PushMessage {
  const parsed = toPushMessage(kind, facts);
  if (!parsed.ok || parsed.value === null) throw new Error('no message');
  return parsed.value;
}

const site = 'https://tribunen.example.test/';
const goal = pushed('event', row);
const takenBack = pushed('event', {
  ...row,
  event_type: 'VAR',
  payload: { decision: 'GOAL_CANCELLED' },
  score_home: 1,
});
const red = pushed('event', { ...row, event_type: 'RED_CARD' });
const redTakenBack = pushed('event', { ...row, event_type: 'CARD_CANCELLED', payload: { cancels: 'r1' } });
const at = '2026-11-21T15:07:00Z';
const message = pushed('message', {
  id: 'm1',
  sender_id: 'kari',
  sender_name: 'Kari {name}',
  content: 'Så du &lt;det&gt;?',
  hidden_words: [],
  created_at: at,
});
const invitation = pushed('invitation', { id: 'i1', sender_name: null, created_at: at });

test.each([
  ['nb', 'Mål! Brann 2–1 Viking', 'Finne, 67. minutt', 'Demp denne kampen'],
  ['nn', 'Mål! Brann 2–1 Viking', 'Finne, 67. minutt', 'Demp denne kampen'],
  ['en', 'Goal! Brann 2–1 Viking', 'Finne, 67′', 'Mute this match'],
] as const)(
  'the notice of a goal in %s shows score, scorer and minute, with the crest of the side that scored',
  (language, title, body, mute) => {
    expect(toNotice({ language, message: goal }, site)).toEqual({
      title,
      options: {
        body,
        lang: language,
        icon: '/crests/1.png',
        badge: '/tribunen.svg',
        tag: 'match:500001',
        data: { language, message: goal },
        actions: [{ action: 'mute', title: mute }],
      },
    });
  },
);

test('a notice shows no crest from another site', () => {
  const foreign = pushed('event', { ...row, home_crest: 'https://crests.example.test/1.png' });
  expect(toNotice({ language: 'nb', message: foreign }, site).options.icon).toBe('/tribunen.svg');
});

test.each([
  ['a red card', red, 'Rødt kort! Brann', 'Finne, 67. minutt', '/match/500001'],
  ['a red card that is taken back', redTakenBack, 'Rødt kort annullert', 'Finne, Brann – Viking', '/match/500001'],
  ['a goal that is taken back', takenBack, 'Mål annullert', 'Brann 1–1 Viking', '/match/500001'],
  ['a message', message, 'Melding fra Kari {name}', 'Så du <det>?', '/friends/kari'],
  ['an invitation', invitation, 'En venn vil bli venn med deg', 'Svar på invitasjonen', '/profile?fane=meldinger'],
])('PUSH-13 the notice of %s names the event and opens its page', (_what, given, title, body, path) => {
  expect(toNotice({ language: 'nb', message: given }, site)).toMatchObject({ title, options: { body } });
  expect(pushPath(given)).toBe(path);
});

test('unknown facts of a goal are left out, and the text contains no placeholder', () => {
  const bare = pushed('event', { ...row, person_name: null, minute: null, home_team: null, away_team: null });
  for (const language of languages) {
    const { title, options } = toNotice({ language, message: bare }, site);
    expect(`${title}${options.body}`).not.toMatch(/[{}]|null|undefined/);
    expect(options.body).toBe('');
  }
});

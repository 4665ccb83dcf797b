import type { Language } from '@tribunen/locales';
import { expect, test, vi } from 'vitest';
import type { Session } from '../api/auth/session.ts';
import { languageKey } from '../lib/appearance/keptLanguage.ts';
import { LanguageStore } from '../lib/appearance/LanguageStore.ts';
import { ExampleSession, signedInAs, visitor } from '../testing/ExampleSession.ts';
import { AccountLanguage } from './AccountLanguage.ts';
import { SessionStore } from './SessionStore.ts';

/** A device in bokmål, and an account with or without a stored language. */
function open(kept: Language | null, session: Session = visitor) {
  const account = { kept };
  const sessions = new ExampleSession(session);
  const store = new SessionStore({ watchSession: sessions.watch });
  store.start();
  const language = new LanguageStore(() => localStorage, ['nb'], window);
  const keepLanguage = vi.fn((chosen: Language) => {
    account.kept = chosen;
    return Promise.resolve();
  });
  const api = { language: () => Promise.resolve(account.kept), keepLanguage };
  new AccountLanguage({ api, session: store, language, storage: localStorage }).start();
  return { sessions, language, keepLanguage };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a device without a chosen language changes to the account’s at sign-in', async () => {
  const { sessions, language, keepLanguage } = open('en');
  expect(language.current()).toBe('nb');
  sessions.emit(signedInAs('Marte'));
  await vi.waitFor(() => expect(language.current()).toBe('en'));
  expect(localStorage.getItem(languageKey)).toBe('en');
  await settle();
  expect(keepLanguage).not.toHaveBeenCalled();
});

test('a language that was chosen on the device stays at sign-in', async () => {
  localStorage.setItem(languageKey, 'nn');
  const { sessions, language } = open('en');
  sessions.emit(signedInAs('Marte'));
  await settle();
  expect(language.current()).toBe('nn');
});

test('a choice is stored with the account, and a visitor’s choice only on the device', async () => {
  const { sessions, language, keepLanguage } = open('nb');
  language.choose('nn');
  await settle();
  expect(keepLanguage).not.toHaveBeenCalled();
  sessions.emit(signedInAs('Marte'));
  language.choose('en');
  await vi.waitFor(() => expect(keepLanguage.mock.calls).toEqual([['en']]));
});

test('nothing is changed in an account whose password is being recovered', async () => {
  const marte = signedInAs('Marte');
  const { language, keepLanguage } = open('nb', { ...marte, isRecovering: true });
  language.choose('en');
  await settle();
  expect(keepLanguage).not.toHaveBeenCalled();
});

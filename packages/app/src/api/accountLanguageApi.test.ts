// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestSite, TestBrowser } from '../testing/openTestSite.ts';
import { BackendFailure } from './access/BackendFailure.ts';
import { accountLanguageApi } from './accountLanguageApi.ts';

test('a language that one device stores with the account is the language of another after sign-in', async () => {
  await openTestSite();
  const here = accountLanguageApi.of(await new TestBrowser().openSignedIn());
  expect(await here.language()).toBeNull();
  await here.keepLanguage('en');
  expect(await here.language()).toBe('en');
  expect(await accountLanguageApi.of(await new TestBrowser().openSignedIn()).language()).toBe('en');
});

test('a visitor has no account language, and cannot store one', async () => {
  await openTestSite();
  const visitor = accountLanguageApi.of(new TestBrowser().open());
  expect(await visitor.language()).toBeNull();
  await expect(visitor.keepLanguage('en')).rejects.toBeInstanceOf(BackendFailure);
});

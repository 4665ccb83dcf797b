import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markEnglishOffer } from '../../lib/appearance/englishOffer.ts';
import { isEnglishOffered } from '../../lib/appearance/isEnglishOffered.ts';
import { languageKey } from '../../lib/appearance/keptLanguage.ts';
import { type FakeServices, fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { EnglishOfferContainer } from './EnglishOfferContainer.tsx';

function leaveNothing(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['english'];
}
beforeEach(leaveNothing);
afterEach(leaveNothing);

/** Opens a page in a browser. Returns whether it has room for the offer. */
function openPage(language: string): boolean {
  delete document.documentElement.dataset['english'];
  markEnglishOffer({ device: localStorage, tab: sessionStorage }, [language], document);
  return isEnglishOffered(document);
}

function showOffer(): FakeServices {
  openPage('en-GB');
  const services = fakeServices(fakeApi());
  render(<WithServices services={services} routes={[{ path: '/', element: <EnglishOfferContainer /> }]} at="/" />);
  return services;
}

const offer = () => screen.queryByRole('button', { name: 'Read in English' });

test('LANGUAGE-2 in a browser with a foreign language, and only there, the page has room for the offer from the start', () => {
  expect(openPage('nb-NO')).toBe(false);
  expect(openPage('en-GB')).toBe(true);
});

test('LANGUAGE-2 an offer without an answer stays for the visit, and does not appear in the next', () => {
  showOffer();
  expect(offer()).not.toBeNull();
  expect(openPage('en-GB')).toBe(true);
  sessionStorage.clear();
  expect(openPage('en-GB')).toBe(false);
});

test('LANGUAGE-2 a press chooses English as the settings do, and closes the offer', () => {
  const { language } = showOffer();
  fireEvent.click(screen.getByRole('button', { name: 'Read in English' }));
  expect(language.current()).toBe('en');
  expect(localStorage.getItem(languageKey)).toBe('en');
  expect(offer()).toBeNull();
  expect(isEnglishOffered(document)).toBe(false);
});

test('LANGUAGE-2 closing the offer does not change the language, and the offer does not appear again', () => {
  const { language } = showOffer();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(language.current()).toBe('nb');
  expect(localStorage.getItem(languageKey)).toBeNull();
  expect(offer()).toBeNull();
  expect(openPage('en-GB')).toBe(false);
});

test('LANGUAGE-2 the offer disappears when a language is chosen in the settings', () => {
  const { language } = showOffer();
  act(() => language.choose('nn'));
  expect(offer()).toBeNull();
  expect(openPage('en-GB')).toBe(false);
});

import { afterEach, expect, test, vi } from 'vitest';
import { pageWordsIn } from './pageWordsIn.ts';
import { translatePage } from './translatePage.ts';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('the words of a page are those texts and spoken attributes that differ in the other language', () => {
  expect(
    pageWordsIn(
      '<title>Tribunen</title><nav aria-label="Hovedmeny"><a href="/a">S&#x27;øk</a> <b>3</b></nav>',
      '<title>Tribunen</title><nav aria-label="Main menu"><a href="/a">Search &amp; find</a> <b>3</b></nav>',
    ),
  ).toEqual({ Hovedmeny: 'Main menu', "S'øk": 'Search & find' });
});

test('a text with two translations stops the build, and so do pages with different elements', () => {
  expect(() => pageWordsIn('<b>Live</b><i>Live</i>', '<b>Live</b><i>Now</i>')).toThrow('«Live» has two translations');
  expect(() => pageWordsIn('<b>Live</b>', '<b>Live</b><i>Now</i>')).toThrow('not the same texts');
});

test('the page is translated while it is parsed, including its templates', async () => {
  document.head.innerHTML =
    '<script type="application/json" data-words-in="en">{"Søk":"Search","Last på nytt":"Reload"}</script>';
  const inLanguage = translatePage(document, 'en');
  document.body.innerHTML =
    '<a aria-label="Søk" href="/a">Søk</a><p>Søk etter lag</p><template><button>Last på nytt</button></template>';
  await vi.waitFor(() =>
    expect(document.querySelector('a')?.outerHTML).toBe('<a aria-label="Search" href="/a">Search</a>'),
  );
  expect(document.querySelector('p')?.textContent).toBe('Søk etter lag');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.querySelector('template')?.innerHTML).toBe('<button>Reload</button>');
  expect(['Søk', 'Lag'].map(inLanguage)).toEqual(['Search', 'Lag']);
});

test('a page in its own language stays unchanged', () => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe');
  expect(translatePage(document, 'nb')('Søk')).toBe('Søk');
  expect(observe).not.toHaveBeenCalled();
  observe.mockRestore();
});

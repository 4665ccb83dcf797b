import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { WordsProvider } from '../../i18n/WordsProvider.tsx';
import { StaticShell } from './StaticShell.tsx';

const markup = renderToStaticMarkup(
  <WordsProvider words={createI18n('nb')}>
    <StaticShell screen="results" tabHref={(tab) => `/${tab}`} demo={false} />
  </WordsProvider>,
);

test('the page before any script has the title, all five tabs, and Resultater chosen', () => {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  expect(page.querySelector('h1')?.textContent.trim()).toBe('Resultater');
  expect([...page.querySelectorAll('nav a')].map((tab) => tab.getAttribute('href'))).toEqual([
    '/results',
    '/match',
    '/team',
    '/scouting',
    '/friends',
  ]);
  expect(page.querySelector('nav a[aria-current="page"]')?.textContent).toBe('Resultater');
});

test('the page before any script names no day', () => {
  expect(markup).not.toMatch(/\d{4}-\d\d-\d\d|data-day|januar|søn\./);
});

test('the page before any script has one list, with room for the match beside it', () => {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  expect(page.querySelector('main > :last-child')?.children).toHaveLength(1);
});

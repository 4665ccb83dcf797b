import { afterEach, expect, test } from 'vitest';
import { earlyScreenAt, fetchEarlyFiles } from './earlyFiles.ts';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const hrefs = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test.each([
  ['/match', 'match'],
  ['/match/', 'match'],
  ['/match/7', 'match-detail'],
  ['/auth', 'auth'],
  ['/results', null],
  ['/matches', null],
])('%s opens %s', (pathname, screen) => {
  expect(earlyScreenAt(pathname)).toBe(screen);
});

test('only the words of the page’s language and the files of its screen are fetched', () => {
  document.body.innerHTML =
    '<template data-files-of="first-words-nb"><link rel="modulepreload" href="/first-nb.js"></template>' +
    '<template data-files-of="first-words-en"><link rel="modulepreload" href="/first-en.js"></template>' +
    '<template data-files-of="later-words-nb"><link rel="modulepreload" href="/later-nb.js"></template>' +
    '<template data-files-of="auth"><link rel="modulepreload" href="/auth.js"></template>' +
    '<template data-files-of="match"><link rel="modulepreload" href="/match.js"></template>';
  fetchEarlyFiles(document, '/results', 'nb');
  expect(hrefs()).toEqual(['/first-nb.js']);
  fetchEarlyFiles(document, '/auth', 'nb');
  expect(hrefs()).toEqual(['/first-nb.js', '/later-nb.js', '/auth.js']);
});

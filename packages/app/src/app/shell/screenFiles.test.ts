import { afterEach, expect, test } from 'vitest';
import { earlyScreenAt, fetchScreenFiles } from './screenFiles.ts';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

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

test('the files of the screen are fetched, and no others', () => {
  document.body.innerHTML =
    '<template data-files-of="auth"><link rel="modulepreload" href="/auth.js"></template>' +
    '<template data-files-of="match"><link rel="modulepreload" href="/match.js"></template>';
  fetchScreenFiles(document, '/results');
  expect(document.head.querySelector('link')).toBeNull();
  fetchScreenFiles(document, '/auth');
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(['/auth.js']);
});

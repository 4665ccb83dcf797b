import { expect, test } from 'vitest';
import { framesOf } from './framesOf.ts';

const site = 'https://tribunen.example';

function thrown(message: string, ...lines: readonly string[]): Error {
  const error = new Error(message);
  error.stack = lines.join('\n');
  return error;
}

test('the calls of Chromium, Firefox and Safari are read alike', () => {
  const save = { function: 'save', filename: '/assets/app-1.js', lineno: 1, colno: 20 };
  const nameless = { ...save, function: '' };
  expect(
    framesOf(
      thrown(
        'gone',
        'Error: gone',
        `    at async save (${site}/assets/app-1.js:1:20)`,
        `    at ${site}/assets/app-1.js:1:20`,
      ),
      site,
    ),
  ).toEqual([save, nameless]);
  expect(framesOf(thrown('gone', `save@${site}/assets/app-1.js:1:20`, `@${site}/assets/app-1.js:1:20`), site)).toEqual([
    save,
    nameless,
  ]);
});

test('the message, scripts of other sites and what follows an address are left out', () => {
  const message = `kari\n    at kari (${site}/friends/42:1:1)`;
  expect(
    framesOf(
      thrown(
        message,
        `Error: ${message}`,
        '    at peek (chrome-extension://abc/peek.js:1:1)',
        '    at peek (https://other.example/peek.js:1:1)',
        `    at save (${site}/assets/app-1.js?user=kari:1:20)`,
      ),
      site,
    ),
  ).toEqual([{ function: 'save', filename: '/assets/app-1.js', lineno: 1, colno: 20 }]);
});

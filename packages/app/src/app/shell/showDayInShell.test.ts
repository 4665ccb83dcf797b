import { instantAt } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { renderShell } from './renderShell.tsx';
import { showDayInShell } from './showDayInShell.ts';

test('the title of the static shell contains the day of the address, written as on the results screen', () => {
  showDayInShell('?date=2026-11-20&demo=kampdag', () => instantAt(Date.parse('2026-11-22T12:00:00Z')), {
    language: 'nb',
    inLanguage: (text) => text,
  });
  document.body.innerHTML = renderShell({ demo: false, productName: 'Tribunen' }).shell;
  expect(document.querySelector('h1')?.textContent).toBe('Resultater – 20. november');
});

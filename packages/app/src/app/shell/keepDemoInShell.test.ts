import { beforeEach, expect, test } from 'vitest';
import { keepDemoInShell } from './keepDemoInShell.ts';
import { renderShell } from './renderShell.tsx';

const { shell } = renderShell({ demo: true, productName: 'Tribunen' });

keepDemoInShell(document);
beforeEach(() => history.replaceState(null, '', '/results?demo=feil&speed=60&date=2026-11-21'));
function follow(selector: string, kind: 'click' | 'auxclick' = 'click'): string | null {
  const link = document.querySelector(selector);
  link?.addEventListener(kind, (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
  return link?.getAttribute('href') ?? null;
}

test.each(['click', 'auxclick'] as const)('a link of the static shell keeps the demo’s parameters on a %s', (kind) => {
  document.body.innerHTML = shell;
  expect(follow('a[href="/friends"]', kind)).toBe('/friends?demo=feil&speed=60');
});

test("the app's links are left to the router", () => {
  document.body.innerHTML = '<a href="/friends">Venner</a>';
  expect(follow('a')).toBe('/friends');
});

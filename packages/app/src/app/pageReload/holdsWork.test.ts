import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { holdsWork } from './holdsWork.ts';

afterEach(() => document.body.replaceChildren());

/** Whether a page with this content, whose first field has the focus, holds work. */
function holds(html: string): boolean {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('input, textarea')?.focus();
  return holdsWork(new QueryClient(), document);
}

test('a page that the user only looks at holds no work', () => {
  expect(holds('<p>Brann 1–0 Strømsgodset</p>')).toBe(false);
  expect(holds('<textarea></textarea>')).toBe(false);
  expect(holds('<input type="range" value="90">')).toBe(false);
});

test('a text that the user is writing, an open menu and an open dialog count as work', () => {
  expect(holds('<textarea>Nå må</textarea>')).toBe(true);
  expect(holds('<input value="marte">')).toBe(true);
  expect(holds('<div role="menu"></div>')).toBe(true);
  expect(holds('<div role="dialog"></div>')).toBe(true);
});

test('a change under way counts as work', async () => {
  const queryClient = new QueryClient();
  let answer = () => {};
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => new Promise<void>((resolve) => (answer = resolve)),
  });
  const done = mutation.execute(undefined);
  expect(holdsWork(queryClient, document)).toBe(true);
  await Promise.resolve();
  answer();
  await done;
  expect(holdsWork(queryClient, document)).toBe(false);
});

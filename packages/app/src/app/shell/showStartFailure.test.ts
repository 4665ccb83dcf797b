import { afterEach, expect, test, vi } from 'vitest';
import { renderShell } from './renderShell.tsx';
import { showStartFailure } from './showStartFailure.ts';

const { failure } = renderShell({ demo: false, productName: 'Tribunen' });

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test('when the app does not start, a message replaces its shell', () => {
  document.body.innerHTML = `<div id="root"><p>skeleton</p></div>${failure}`;
  expect(document.body.querySelector('[role="alert"]')).toBeNull();
  showStartFailure(document);
  expect(document.querySelector('#root [role="alert"] h1')?.textContent).toBe('Tribunen kom ikke i gang');
  expect(document.body.textContent).not.toContain('skeleton');
});

test('the button of the message loads the page again', () => {
  document.body.innerHTML = `<div id="root"></div>${failure}`;
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  showStartFailure(document);
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('Last på nytt');
  button?.click();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page without the message is a fault of the build', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(() => showStartFailure(document)).toThrow('index.html has no start-failure');
});

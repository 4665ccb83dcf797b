import './withoutOwnerStacks.ts';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

configure(({ getElementError }) => ({
  // Allows for a busy machine: a test may wait for code that has to load first.
  asyncUtilTimeout: 20_000,
  // By default the message of a failed query contains the whole page. A waiting test repeats its query many times, and
  // printing pages that nobody read took a tenth of the tests' time. When the time is up, the library still prints the
  // page.
  getElementError: (message, container) => (isWaiting() ? elementError(message) : getElementError(message, container)),
}));

/** Whether the query runs within `waitFor` or a `findBy…`. The type of the library's configuration lacks this field. */
function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

function elementError(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

// Test files share a page, because creating a page for each costs more than their tests. The head stays: it holds the
// styles, which styled-components writes once.
afterEach(() => {
  // A test file that runs in Node has no page.
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

import './withoutOwnerStacks.ts';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

configure(({ getElementError }) => ({
  // Allows for a busy machine: a test may wait for code that has to load first.
  asyncUtilTimeout: 20_000,
  // The message of a failed query has the whole page in it. A test that waits asks again and again, and a tenth of all
  // time went into pages that nobody read. The library prints the page once more when the time is up.
  getElementError: (message, container) => (isWaiting() ? elementError(message) : getElementError(message, container)),
}));

/** Whether the library is asking within `waitFor` or a `findBy…`. Its type leaves the field out. */
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

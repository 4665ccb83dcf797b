import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Allows for a busy machine: a test may wait for code that has to load first.
configure({ asyncUtilTimeout: 20_000 });

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

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Allows for a machine that is busy with other things: what a test waits for may have to load first.
configure({ asyncUtilTimeout: 20_000 });

// Test files share a page, because making one for each of them costs more than their tests. The head stays: it holds the styles, which
// styled-components writes once.
afterEach(() => {
  // A file that asks for Node has no page.
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

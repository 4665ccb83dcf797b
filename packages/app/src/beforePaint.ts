import { instantAt } from '@tribunen/domain';
import { keepDemoInShell } from './shell/keepDemoInShell.ts';
import { showDayInShell } from './shell/showDayInShell.ts';
import { showStartFailure } from './shell/showStartFailure.ts';
import { shellFor } from './shell/shellFor.ts';
import { applyTheme } from './theme/applyTheme.ts';
import { keptTheme } from './theme/keptTheme.ts';

// A small script of its own in <head>, which the page waits for: what it sets is right from the first paint on.

document.documentElement.dataset['shell'] = shellFor(location.pathname);

keepDemoInShell(document);
showDayInShell(location.search, () => instantAt(Date.now()));

// A script of ours that does not come cannot say so itself. Its error does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) showStartFailure(document);
  },
  true,
);

try {
  applyTheme(keptTheme(localStorage), document);
} catch {
  // Storage is refused: the device decides. ThemeStore meets the same refusal and logs it.
  applyTheme('system', document);
}

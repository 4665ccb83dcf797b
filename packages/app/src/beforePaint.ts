import { instantAt } from '@tribunen/domain';
import { applyMotionChoice } from '@tribunen/ui';
import { markEnglishOffer } from './lib/appearance/englishOffer.ts';
import { keptLanguage } from './lib/appearance/keptLanguage.ts';
import { keptMotion, motionKey } from './lib/appearance/keptMotion.ts';
import { keepDemoInShell } from './app/shell/keepDemoInShell.ts';
import { translatePage } from './app/shell/translatePage.ts';
import { showDayInShell } from './app/shell/showDayInShell.ts';
import { showFirstMatch } from './app/shell/firstScreen/showFirstMatch.ts';
import { askFirstScreen } from './app/shell/firstScreen/askFirstScreen.ts';
import { showKeptList } from './app/shell/keptList/showKeptList.ts';
import { SafeStorage } from './lib/storage/SafeStorage.ts';
import { showStartFailure } from './app/shell/showStartFailure.ts';
import { shellFor } from './app/shell/shellFor.ts';
import { applyTheme, keptTheme } from './lib/appearance/theme.ts';

// A small script in <head> that blocks the first paint, so that the theme, the motion, the language and the day are right from the first frame.

const storage = new SafeStorage(() => localStorage);

const language = keptLanguage(storage, navigator.languages);
document.documentElement.lang = language;
markEnglishOffer({ device: storage, tab: new SafeStorage(() => sessionStorage) }, navigator.languages, document);
const inLanguage = translatePage(document, language);
const shell = shellFor(location.pathname, location.search);
document.documentElement.dataset['shell'] = shell;

if (import.meta.env.DEMO) keepDemoInShell(document);
const nothing = Promise.resolve(null);
const now = () => instantAt(Date.now());
const asked = firstScreen();
showKeptList(storage, document, now, shell === 'results' ? asked : nothing);
showFirstMatch(storage, document, now, shell === 'match' ? asked : nothing);
showDayInShell(location.search, now, { language, inLanguage });

// A script that fails to load cannot report that itself. Its error event does not bubble, so it is captured.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) showStartFailure(document);
  },
  true,
);

// The code of the settings is loaded only when they are opened, so this listener applies a choice that another tab has made there.
addEventListener('storage', ({ key }) => {
  if (key === motionKey || key === null) applyMotionChoice(keptMotion(storage), document.documentElement);
});

applyTheme(keptTheme(storage), document);
applyMotionChoice(keptMotion(storage), document.documentElement);

/** Requested before anything else, where the build names an address. */
async function firstScreen(): Promise<Document | null> {
  const address = import.meta.env.VITE_FIRST_LIST_URL;
  return address === undefined ? null : askFirstScreen(address, storage, document, now());
}

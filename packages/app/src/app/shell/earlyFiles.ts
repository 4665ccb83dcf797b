import type { Language } from '@tribunen/locales';
import { paths } from '../../navigation/paths.ts';

/** The screens that are often opened directly by their address, and whose code is not in the first files. */
export type EarlyScreen = 'match' | 'match-detail' | 'auth';

/** A list of files in a template of `index.html`: those of a screen, or the first or later words of a language. */
export type EarlyFiles = EarlyScreen | `${'first' | 'later'}-words-${Language}`;

/** The attribute of those templates. Its value says what the files are for. */
export const earlyFilesAttribute = 'data-files-of';

/**
 * Fetches the words of the page's language, and the files of the screen at an address, in parallel with the app's
 * files. The app would request them only once it runs.
 */
export function fetchEarlyFiles(page: Document, pathname: string, language: Language): void {
  const fetch = (name: EarlyFiles): void => {
    const files = page.querySelector(`template[${earlyFilesAttribute}='${name}']`);
    if (files instanceof HTMLTemplateElement) page.head.append(files.content);
  };
  fetch(`first-words-${language}`);
  const screen = earlyScreenAt(pathname);
  if (screen === null) return;
  fetch(`later-words-${language}`);
  fetch(screen);
}

/** The screen at an address; null for one without a template. */
export function earlyScreenAt(pathname: string): EarlyScreen | null {
  const path = pathname.replace(/\/+$/, '');
  if (path === paths.match) return 'match';
  if (path === paths.auth) return 'auth';
  return path.startsWith(`${paths.match}/`) ? 'match-detail' : null;
}

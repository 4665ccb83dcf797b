import { paths } from '../../navigation/paths.ts';

/** The screens that are often opened by their address, and are not part of the first files. */
export type EarlyScreen = 'match' | 'match-detail' | 'auth';

/** The templates in `index.html` that name a screen's files. */
export const screenFilesAttribute = 'data-files-of';

/**
 * Fetches the files of the screen that an address opens beside those of the app. The app would ask for them only once it runs.
 *
 * @example
 * fetchScreenFiles(document, location.pathname);
 */
export function fetchScreenFiles(page: Document, pathname: string): void {
  const screen = earlyScreenAt(pathname);
  const files = screen === null ? null : page.querySelector(`template[${screenFilesAttribute}='${screen}']`);
  if (files instanceof HTMLTemplateElement) page.head.append(files.content);
}

/**
 * The screen at an address; null for one without a template.
 *
 * @example
 * earlyScreenAt('/match/7'); // 'match-detail'
 */
export function earlyScreenAt(pathname: string): EarlyScreen | null {
  const path = pathname.replace(/\/+$/, '');
  if (path === paths.match) return 'match';
  if (path === paths.auth) return 'auth';
  return path.startsWith(`${paths.match}/`) ? 'match-detail' : null;
}

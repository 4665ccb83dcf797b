import { osloDayOf, type UtcInstant } from '@tribunen/domain';
import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { readKeptList } from '../keptList/readKeptList.ts';
import { stampOf } from '../keptList/KeptList.ts';
import { stamp } from '../keptList/stamp.ts';
import { type Shell, shellFor } from '../shellFor.ts';
import { isVisitor } from './isVisitor.ts';

/** The width of `theme.media.desktop`, from which a match has panes beside it. The theme is too large for this script. */
const panesFrom = 1100;

/**
 * Requests the results or the match with which the page begins (`FirstScreenServer`), where its host has not included
 * it. The page sends this request before all others, from <head>, where its version is not known yet.
 *
 * @param address where `hosts/firstList.js` of the build answers
 * @returns the document with the drawn screen; null when the page would not show it, or when there is none
 */
export async function askFirstScreen(
  address: string,
  storage: SafeStorage,
  page: Document,
  now: UtcInstant,
): Promise<Document | null> {
  const { documentElement, location } = page;
  const { lang } = documentElement;
  const shell = shellFor(location.pathname, location.search);
  const plain = stamp(null, osloDayOf(now), lang, null, shell === 'match' ? location.pathname : '');
  if (stampOf(storage, page, now) !== plain || !isWanted(shell, storage, plain)) return null;
  return new Promise((resolve) => {
    // Trusted Types let this request parse HTML, and `DOMParser` none.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML);
    const match = shell === 'match' ? `&match=${location.pathname.split('/').at(-1)}` : '';
    request.open('GET', `${address}?language=${lang}${match}`);
    // Supabase answers HTML as plain text.
    request.overrideMimeType('text/html');
    request.send();
  });
}

/** The list is for a visitor whose device has kept none today. A match is for every reader, in a window without panes. */
function isWanted(shell: Shell, storage: SafeStorage, plain: string): boolean {
  if (shell === 'match') return innerWidth < panesFrom;
  return shell === 'results' && isVisitor(storage) && !String(readKeptList(storage)?.stamp).endsWith(plain);
}

import { osloDayOf, type UtcInstant } from '@tribunen/domain';
import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { stampOf } from '../keptList/KeptList.ts';
import { readKeptList } from '../keptList/readKeptList.ts';
import { stamp } from '../keptList/stamp.ts';
import { shellFor } from '../shellFor.ts';
import { isVisitor } from './isVisitor.ts';

/**
 * Requests the list of a first visit (`FirstListServer`) for a page whose host has not included it. The page sends this
 * request before all others, from <head>, where its version is not known yet.
 *
 * @param address the address of the list
 * @returns the document with the list; null when the page would not show it, or when there is none
 */
export async function askFirstList(
  address: string,
  storage: SafeStorage,
  page: Document,
  now: UtcInstant,
): Promise<Document | null> {
  const { documentElement, location } = page;
  const { lang } = documentElement;
  if (shellFor(location.pathname, location.search) !== 'results' || !isVisitor(storage)) return null;
  const forVisitors = stamp(null, osloDayOf(now), lang, null, '');
  if (stampOf(storage, page, now) !== forVisitors) return null;
  if (String(readKeptList(storage)?.stamp).endsWith(forVisitors)) return null;
  return new Promise((resolve) => {
    // Trusted Types let this request parse HTML, and `DOMParser` none. Scripts in the document never run.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML);
    request.open('GET', `${address}?language=${lang}`);
    // Supabase answers HTML as plain text.
    request.overrideMimeType('text/html');
    request.send();
  });
}

import type { UtcInstant } from '@tribunen/domain';
import { keptAgeTag, keptListTag } from '@tribunen/ui';
import { redraw } from '../../../lib/keptList/Drawing.ts';
import { keptListAttribute, pressedAttribute } from '../../../lib/keptList/keptListAttribute.ts';
import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { isVisitor } from '../firstScreen/isVisitor.ts';
import { takeFirstScreen } from '../firstScreen/takeFirstScreen.ts';
import { stampOf } from './KeptList.ts';
import { readKeptList } from './readKeptList.ts';

/**
 * Puts a list into the static shell while the page is parsed, if it matches what the reader would see now (`stampOf`):
 * for a visitor the host's list, otherwise the list that the device has kept, or else the requested one, when it comes
 * before the app. Its links work before the app runs.
 *
 * @param now returns the present time, ISO 8601
 * @param asked the document with the requested list (`askFirstScreen`)
 */
export function showKeptList(
  storage: SafeStorage,
  page: Document,
  now: () => UtcInstant,
  asked: Promise<Document | null>,
): void {
  const showFirst = (place: Element, from: Document): boolean => {
    const moment = now();
    const list = isVisitor(storage) ? takeFirstScreen(from, stampOf(storage, page, moment), Date.parse(moment)) : null;
    if (list !== null) show(place, list);
    return list !== null;
  };
  customElements.define(
    keptListTag,
    class extends HTMLElement {
      connectedCallback(): void {
        if (showFirst(this, page)) return;
        const kept = readKeptList(storage);
        if (kept?.stamp === stampOf(storage, page, now())) {
          page.querySelector(keptAgeTag)?.append(String(kept.age));
          show(this, redraw(kept.list, page));
        } else void asked.then((answer) => answer !== null && showFirst(this, answer));
      }
    },
  );
}

/** @param place the element in whose place the list is shown; the app removes it before it renders (`prepareScreen`) */
function show(place: Element, { childNodes }: Node): void {
  const list = place.parentElement;
  if (list === null) return;
  list.setAttribute(keptListAttribute, '');
  list.replaceChildren(...childNodes);
  list.addEventListener('click', notePress);
}

/** A button of the kept list does nothing by itself: `handOver` presses the button that replaces it. */
function notePress({ target }: Event): void {
  if (target instanceof Element) target.closest('button')?.setAttribute(pressedAttribute, '');
}

import type { UtcInstant } from '@tribunen/domain';
import { keptAgeTag, keptListTag } from '@tribunen/ui';
import { redraw } from '../../../lib/keptList/Drawing.ts';
import { keptListAttribute, pressedAttribute } from '../../../lib/keptList/keptListAttribute.ts';
import { privateStoragePrefix } from '../../../lib/storage/privateStorage.ts';
import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { takeFirstList } from '../firstList/takeFirstList.ts';
import { type KeptList, keptListName, stampOf, visitorsListKey } from './KeptList.ts';

type Kept = Readonly<Record<keyof KeptList, unknown>>;

/**
 * Puts a list into the static shell while the page is parsed, if it matches what the reader would see now (`stampOf`):
 * for a visitor the host's list, otherwise the list that the device has kept. Its links work before the app runs.
 * @param now returns the present time, ISO 8601
 */
export function showKeptList(storage: SafeStorage, page: Document, now: () => UtcInstant): void {
  customElements.define(
    keptListTag,
    class extends HTMLElement {
      connectedCallback(): void {
        const list = this.parentElement;
        const moment = now();
        const stamp = stampOf(storage, page, moment);
        // The form of the key under which the Supabase client stores a session.
        const isVisitor = storage.keys('sb-').length === 0;
        const first = isVisitor ? takeFirstList(page, stamp, Date.parse(moment)) : null;
        const kept = first === null ? readKeptList(storage) : null;
        if (list === null || (first === null && kept?.stamp !== stamp)) return;
        if (kept !== null) page.querySelector(keptAgeTag)?.append(String(kept.age));
        list.setAttribute(keptListAttribute, '');
        list.replaceChildren(...(first ?? redraw(kept?.list, page)).childNodes);
        list.addEventListener('click', notePress);
      }
    },
  );
}

/** A button of the kept list does nothing by itself: `handOver` presses the button that replaces it. */
function notePress({ target }: Event): void {
  if (target instanceof Element) target.closest('button')?.setAttribute(pressedAttribute, '');
}

function readKeptList(storage: SafeStorage): Kept | null {
  const key = storage.keys(privateStoragePrefix).find((each) => each.endsWith(`:${keptListName}`)) ?? visitorsListKey;
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    // The stored text is cut off, or belongs to another app.
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'stamp' in value;
}

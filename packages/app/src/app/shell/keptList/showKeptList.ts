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
 * Puts a list into the static shell while the page is parsed, if the reader would see it so today (`stampOf`): a visitor's from the host, else the
 * one that the device has kept. Its links work before the app does.
 *
 * @param now answers the moment, ISO 8601
 */
export function showKeptList(storage: SafeStorage, page: Document, now: () => UtcInstant): void {
  customElements.define(
    keptListTag,
    class extends HTMLElement {
      connectedCallback(): void {
        const list = this.parentElement;
        const moment = now();
        const stamp = stampOf(storage, page, moment);
        // The Supabase client keeps a session under such a key.
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

/** A button of the kept list does nothing yet: `handOver` presses the one that takes its place. */
function notePress({ target }: Event): void {
  if (target instanceof Element) target.closest('button')?.setAttribute(pressedAttribute, '');
}

function readKeptList(storage: SafeStorage): Kept | null {
  const key = storage.keys(privateStoragePrefix).find((each) => each.endsWith(`:${keptListName}`)) ?? visitorsListKey;
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    // The text is cut off, or another app's.
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'stamp' in value;
}

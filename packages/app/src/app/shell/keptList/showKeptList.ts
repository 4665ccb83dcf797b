import type { UtcInstant } from '@tribunen/domain';
import { keptAgeTag, keptListTag } from '@tribunen/ui';
import { redraw } from '../../../lib/keptList/Drawing.ts';
import { keptListAttribute, pressedAttribute } from '../../../lib/keptList/keptListAttribute.ts';
import { privateStoragePrefix } from '../../../lib/storage/privateStorage.ts';
import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { type KeptList, keptListName, stampOf, visitorsListKey } from './KeptList.ts';

type Kept = Readonly<Record<keyof KeptList, unknown>>;

/**
 * Puts the list that the device has kept into the static shell while the page is parsed, if the reader would see it so today (`stampOf`). Its links
 * work before the app does.
 *
 * @param now answers the moment, ISO 8601
 */
export function showKeptList(storage: SafeStorage, page: Document, now: () => UtcInstant): void {
  customElements.define(
    keptListTag,
    class extends HTMLElement {
      connectedCallback(): void {
        const kept = readKeptList(storage);
        const list = this.parentElement;
        if (list === null || kept?.stamp !== stampOf(storage, page, now())) return;
        page.querySelector(keptAgeTag)?.append(String(kept.age));
        list.setAttribute(keptListAttribute, '');
        list.replaceChildren(...redraw(kept.list, page).childNodes);
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

import { osloDayOf, type UtcInstant } from '@tribunen/domain';
import { keptAgeTag, keptListTag } from '@tribunen/ui';
import { privateStoragePrefix } from '../../../lib/storage/privateStorage.ts';
import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { pageVersion } from '../../../lib/worker/versionOf.ts';
import { redraw } from '../../../lib/keptList/Drawing.ts';
import { keptListName, type KeptList, knownChoice, visitorsListKey } from './KeptList.ts';
import { keptListAttribute, pressedAttribute } from '../../../lib/keptList/keptListAttribute.ts';

/**
 * Puts the list that the device has kept into the static shell while the page is parsed, if the reader would see it so today: the same version,
 * day, language and choice of what to know. Its links work before the app does.
 *
 * @param now answers the moment, ISO 8601
 */
export function showKeptList(storage: SafeStorage, page: Document, now: () => UtcInstant): void {
  // Another day, and a narrowed list, have parameters.
  if (page.location.search !== '') return;
  const kept = readKeptList(storage);
  if (kept === null || kept.language !== page.documentElement.lang || kept.known !== knownChoice(storage)) return;
  if (kept.day !== osloDayOf(now())) return;
  customElements.define(
    keptListTag,
    class extends HTMLElement {
      connectedCallback(): void {
        if (kept.version !== pageVersion()) return;
        page.querySelector(keptAgeTag)?.append(redraw(kept.age, page));
        const list = this.parentElement;
        const drawn = redraw(kept.list, page);
        list?.setAttribute(keptListAttribute, '');
        list?.replaceChildren(...drawn.childNodes);
        list?.addEventListener('click', notePress);
      }
    },
  );
}

/** A button of the kept list does nothing yet: `handOver` presses the one that takes its place. */
function notePress({ target }: Event): void {
  if (target instanceof Element) target.closest('button')?.setAttribute(pressedAttribute, '');
}

function readKeptList(storage: SafeStorage): Readonly<Record<keyof KeptList, unknown>> | null {
  const key = storage.keys(privateStoragePrefix).find((each) => each.endsWith(`:${keptListName}`)) ?? visitorsListKey;
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    // The text is cut off, or another app's.
    return null;
  }
}

function isKept(value: unknown): value is Readonly<Record<keyof KeptList, unknown>> {
  return typeof value === 'object' && value !== null && 'version' in value;
}

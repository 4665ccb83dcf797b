import type { UtcInstant } from '@tribunen/domain';
import { firstMatchTag } from '@tribunen/ui';
import { keptListAttribute } from '../../../lib/keptList/keptListAttribute.ts';
import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { stampOf } from '../keptList/KeptList.ts';
import { nothingHiddenEvent } from './FirstScreen.ts';
import { isVisitor } from './isVisitor.ts';
import { takeFirstScreen } from './takeFirstScreen.ts';

/**
 * Puts the header of an opened match into the static shell, in place of the empty one, when the answer comes before the
 * app (`prepareScreen`). Its links work before the app runs. For a signed-in reader it also waits for
 * `nothingHiddenEvent`.
 *
 * @param now returns the present time, ISO 8601
 * @param asked the document with the match (`askFirstScreen`)
 */
export function showFirstMatch(
  storage: SafeStorage,
  page: Document,
  now: () => UtcInstant,
  asked: Promise<Document | null>,
): void {
  customElements.define(
    firstMatchTag,
    class extends HTMLElement {
      async connectedCallback(): Promise<void> {
        const nothingHidden = isVisitor(storage)
          ? null
          : new Promise((resolve) => page.addEventListener(nothingHiddenEvent, resolve));
        const [answer] = await Promise.all([asked, nothingHidden]);
        const moment = now();
        const match = answer && takeFirstScreen(answer, stampOf(storage, page, moment), Date.parse(moment));
        if (match === null || !this.isConnected) return;
        this.setAttribute(keptListAttribute, '');
        this.previousElementSibling?.replaceWith(match);
      }
    },
  );
}

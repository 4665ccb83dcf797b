import { osloDayOf, parseOsloDay, type UtcInstant } from '@tribunen/domain';
import { dayLongIn, dayMark, shellDayTag } from '@tribunen/ui';
import { dayParameter } from '../../navigation/paths.ts';

/**
 * Writes the day into the title of the static shell while the page is parsed. The title is the largest element of the first paint.
 *
 * @param now answers the moment, ISO 8601
 */
export function showDayInShell(search: string, now: () => UtcInstant): void {
  customElements.define(
    shellDayTag,
    class extends HTMLElement {
      connectedCallback(): void {
        const today = osloDayOf(now());
        const day = parseOsloDay(new URLSearchParams(search).get(dayParameter)) ?? today;
        this.textContent = (this.getAttribute('format') ?? dayMark).replace(dayMark, dayLongIn('nb-NO', day, today));
      }
    },
  );
}

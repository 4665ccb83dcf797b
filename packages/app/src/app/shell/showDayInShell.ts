import { osloDayOf, parseOsloDay, type UtcInstant } from '@tribunen/domain';
import { dayLongIn, dayMark, shellDayTag } from '@tribunen/ui';
import { dayParameter } from '../../navigation/paths.ts';

/**
 * Fills the day into the title of the static shell as the page is parsed, so that the first paint has it: it is the largest of the start.
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

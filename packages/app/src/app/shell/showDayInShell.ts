import { osloDayOf, parseOsloDay, type UtcInstant } from '@tribunen/domain';
import type { Language } from '@tribunen/locales';
import { dayLongIn, dayMark, shellDayTag } from '@tribunen/ui';
import { dayParameter } from '../../navigation/paths.ts';

interface PageLanguage {
  readonly language: Language;
  /** Translates a text of the page. */
  inLanguage(text: string): string;
}

/**
 * Writes the day into the title of the static shell while the page is parsed. The title is the largest element of the
 * first paint.
 *
 * @param now returns the present time, ISO 8601
 */
export function showDayInShell(search: string, now: () => UtcInstant, { language, inLanguage }: PageLanguage): void {
  customElements.define(
    shellDayTag,
    class extends HTMLElement {
      connectedCallback(): void {
        const today = osloDayOf(now());
        const day = parseOsloDay(new URLSearchParams(search).get(dayParameter)) ?? today;
        const format = inLanguage(this.getAttribute('format') ?? dayMark);
        this.textContent = format.replace(dayMark, dayLongIn(language, day, today));
      }
    },
  );
}

import { hasText } from '../pageReload/holdsWork.ts';

/** Whether any field of the page has text in it, with the focus or without. */
export function holdsText(page: Document): boolean {
  return [...page.querySelectorAll('input, textarea')].some(hasText);
}

import { hasText } from '../pageReload/holdsWork.ts';

/** Whether any field of the page contains text, even without the focus. */
export function holdsText(page: Document): boolean {
  return [...page.querySelectorAll('input, textarea')].some(hasText);
}

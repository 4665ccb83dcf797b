import type { QueryClient } from '@tanstack/react-query';

/**
 * Whether a reload now would lose unsaved work of the user: a change is under way, a dialog or menu is open over the
 * page, or a field that contains text has the focus.
 */
export function holdsWork(queryClient: QueryClient, page: Document): boolean {
  return (
    queryClient.isMutating() > 0 ||
    page.querySelector('dialog[open], [role="dialog"], [role="menu"]') !== null ||
    hasText(page.activeElement)
  );
}

const withoutText = ['button', 'checkbox', 'radio', 'range'];

/** Whether an element is a field that contains text. */
export function hasText(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return element.value !== '';
  return element instanceof HTMLInputElement && !withoutText.includes(element.type) && element.value !== '';
}

import { useEffect } from 'react';

/**
 * Gives the page, and with it the browser's tab, the title of the screen that is shown.
 *
 * @example
 * useDocumentTitle(t(($) => $.auth.signIn));
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

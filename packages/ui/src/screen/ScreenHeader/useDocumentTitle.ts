import { useEffect } from 'react';

/** Sets the page's title, and with it the browser's tab, to the title of the screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

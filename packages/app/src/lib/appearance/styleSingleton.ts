import { useEffect, useState } from 'react';

/**
 * Stands in for `react-style-singleton` in the build (see `vite.config.ts`), with which Radix's dialogs and menus stop
 * the page from scrolling. The library writes text into a <style>, which the Content-Security-Policy refuses; an
 * adopted style sheet is allowed.
 *
 * @returns a component that applies its styles while at least one instance is rendered
 */
export function styleSingleton() {
  let shown = 0;
  let sheet: CSSStyleSheet | null = null;
  return function Styles({ styles }: { readonly styles: string }) {
    // As in the library, styles that change while they are applied have no effect, because the first ones have measured the scroll bar.
    const [first] = useState(styles);
    useEffect(() => {
      shown += 1;
      if (sheet === null) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(first);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        shown -= 1;
        if (shown > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
        sheet = null;
      };
    }, [first]);
    return null;
  };
}

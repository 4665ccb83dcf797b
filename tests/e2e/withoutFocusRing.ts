import type { Page } from '@playwright/test';

/** The controls of a page that look the same with the focus of a keyboard as without it (WCAG 2.4.7). */
export async function withoutFocusRing(page: Page): Promise<readonly string[]> {
  // After a key press the browser also shows the focus ring when a script moves the focus.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const outlines = (parts: readonly Element[]): string =>
      parts
        .flatMap((part) => [undefined, '::before', '::after'].map((drawn) => getComputedStyle(part, drawn)))
        .map(({ outlineStyle, outlineWidth }) => (outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineStyle}`))
        .join();
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]');
    const found: string[] = [];
    for (const control of controls) {
      // Leaves the element first, because a list of tabs moves the focus to the chosen tab.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const parent = control.parentElement;
      // The ring may be on a part of the control, or beside a field that is hidden behind its drawing.
      const parts = [
        control,
        ...control.querySelectorAll('*'),
        ...(parent === null ? [] : [parent, ...parent.children]),
      ];
      const before = outlines(parts);
      control.focus({ preventScroll: true });
      if (document.activeElement === control && outlines(parts) === before) found.push(control.outerHTML.slice(0, 200));
    }
    return found;
  });
}

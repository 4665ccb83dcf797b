import type { Page } from '@playwright/test';

/** Returns the controls that look the same with and without the keyboard's focus (WCAG 2.4.7). */
export async function withoutFocusRing(page: Page): Promise<readonly string[]> {
  // Only after a key press does the browser show the focus ring when a script moves the focus.
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
      // Removes the focus first. Otherwise a list of tabs would move it to the chosen tab.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const parent = control.parentElement;
      // The ring may be on a part of the control, or on a sibling that is drawn in place of a hidden field.
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

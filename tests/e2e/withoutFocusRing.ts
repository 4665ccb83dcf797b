import type { Page } from '@playwright/test';

/** The controls of a page that look the same with the focus of a keyboard as without it (WCAG 2.4.7). */
export async function withoutFocusRing(page: Page): Promise<readonly string[]> {
  // A script that moves the focus after a key moves it as the keyboard does.
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
      // A list of tabs hands its focus to the chosen tab.
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

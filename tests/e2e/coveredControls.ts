import type { Page } from '@playwright/test';

/**
 * Scrolls to every control of the page, and checks that no other element covers its middle.
 *
 * @returns each covered control, with the element that covers it
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}»`;
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(a[href]:not([href^="#"]), button, input, select, textarea, [role="slider"]):not([aria-hidden="true"] *, [inert] *)',
    );
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const hitIn = (control: HTMLElement): Element | null | 'outside' | 'own' => {
      const box = control.getClientRects()[0] ?? new DOMRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'outside';
      const hit = document.elementFromPoint(x, y);
      const isOwn =
        control.contains(hit) || (control instanceof HTMLInputElement && hit?.closest('label')?.control === control);
      return isOwn ? 'own' : hit;
    };
    const covered: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(control).pointerEvents === 'none') continue;
      // Elements that only screen readers use are one pixel wide.
      if (control.offsetWidth < 4 || control.offsetHeight < 4) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      let hit = hitIn(control);
      // Some elements cover the page only while it scrolls. They disappear some frames later.
      for (let frame = 0; hit !== 'own' && frame < 6; frame += 1) {
        await nextFrame();
        hit = hitIn(control);
      }
      if (hit === 'own') continue;
      if (hit === 'outside') covered.push(`${name(control)} is outside the window`);
      // A goal's card is meant to cover everything for six seconds.
      else if (!hit?.closest('[data-up]'))
        covered.push(`${name(control)} is under ${hit === null ? 'nothing' : name(hit)}`);
    }
    return covered;
  });
}

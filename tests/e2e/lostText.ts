import type { Page } from '@playwright/test';

/**
 * Finds text that is cut off or lies outside the page, and a page that scrolls sideways. Three kinds of text may be cut
 * off and are not reported: text that ends in three dots and is whole after a press, the hint over an empty field, and
 * the number of spectators, which a small screen hides to show the age of the data.
 *
 * @returns a line for each text that is lost, and for a page that scrolls sideways
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    /** How an ancestor cuts off a line of text; null if no ancestor does. */
    function cutOf(line: DOMRect, from: Element): string | null {
      for (let box: Element | null = from; box !== null && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Text that only screen readers use is in a box of one pixel.
        if (edge.width <= 2 || edge.height <= 2) return null;
        const inWidth = line.left >= edge.left - 1.5 && line.right <= edge.right + 1.5;
        // Allows a fifth of the height, because a line's box is taller than its letters.
        const inHeight = line.top + line.height * 0.2 >= edge.top && line.bottom - line.height * 0.2 <= edge.bottom;
        if (!inWidth && hides(style.overflowX)) return style.textOverflow === 'ellipsis' ? null : 'cut off at its side';
        if (!inHeight && hides(style.overflowY)) {
          return box.matches('[data-age-status]') || style.webkitLineClamp !== 'none' ? null : 'cut off below';
        }
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return null;
      }
      return line.left < -1 || line.right > innerWidth + 1 ? 'outside the window' : null;
    }

    const lost = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) lost.add(`the page is ${scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (parent === null || text.textContent === null) continue;
      if (parent.matches('textarea ~ [aria-hidden]')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Checks each word, because the space at the end of a line may lie outside its box.
      for (const word of text.textContent.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        for (const line of range.getClientRects()) {
          const cut = line.width < 1 ? null : cutOf(line, parent);
          if (cut !== null) lost.add(`«${text.textContent.trim().slice(0, 40)}» is ${cut}`);
        }
      }
    }
    return [...lost];
  });
}

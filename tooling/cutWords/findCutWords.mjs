/**
 * Finds the texts of a page that are cut or overlap, and whether the page is wider than the window. It runs in the
 * page, so it uses no variable from outside this function.
 *
 * These texts may be cut on purpose and do not count: a text with an ellipsis or a limit of lines, a text in a box that
 * scrolls or has a fixed position, and a text for screen readers alone.
 *
 * @returns {{ fault: 'cut' | 'over another' | 'wider than the window', text: string }[]}
 */
export function findCutWords() {
  /** @type {{ fault: 'cut' | 'over another' | 'wider than the window', text: string }[]} */
  const found = [];
  /** How many pixels a text may overflow, because of rounding and the shapes of letters. */
  const slack = 2;
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollWidth > innerWidth + slack)
    found.push({ fault: 'wider than the window', text: `${page.scrollWidth} px` });

  /** @type {{ element: Element, text: string, rect: DOMRect }[]} */
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element === null || text === '' || element.closest('script, style, template, noscript, option, [class*="sb-"]'))
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width > 0 && rect.height > 0) texts.push({ element, text, rect });
  }

  for (const { element, text, rect } of texts) {
    if (isCut(element, rect)) found.push({ fault: 'cut', text });
  }
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (one.element.parentElement !== other.element.parentElement || one.element === other.element) continue;
      if (!isInFlow(one.element) || !isInFlow(other.element)) continue;
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (width > slack && height > slack * 2)
        found.push({ fault: 'over another', text: `${one.text} / ${other.text}` });
    }
  }
  return found;

  /**
   * @param {Element} element
   * @param {DOMRect} rect
   */
  function isCut(element, rect) {
    for (let box = element; box !== document.body; box = box.parentElement ?? document.body) {
      const style = getComputedStyle(box);
      const bounds = box.getBoundingClientRect();
      const isForScreenReaders = bounds.width <= 1 || bounds.height <= 1 || style.clipPath !== 'none';
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const scrolls = [style.overflowX, style.overflowY].some((each) => each === 'auto' || each === 'scroll');
      if (isForScreenReaders || isMeant || scrolls || style.position === 'fixed') return false;
      const clipsX = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const clipsY = style.overflowY === 'hidden' || style.overflowY === 'clip';
      if (clipsX && (rect.right > bounds.right + slack || rect.left < bounds.left - slack)) return true;
      if (clipsY && (rect.bottom > bounds.bottom + slack || rect.top < bounds.top - slack)) return true;
    }
    return false;
  }

  /** @param {Element} element */
  function isInFlow(element) {
    const { position } = getComputedStyle(element);
    return position === 'static' || position === 'relative';
  }
}

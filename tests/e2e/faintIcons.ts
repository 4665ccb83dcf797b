import type { Page } from '@playwright/test';

/**
 * Measures the contrast between the icon of every control and its background as WCAG defines it. Axe checks no icons.
 *
 * @returns each icon with a contrast below 3:1, and its contrast
 */
export function faintIcons(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Colour = readonly [number, number, number, number];
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('No canvas to read colours with');
    const read = (colour: string): Colour => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const luminance = (colour: Colour) => {
      const [red, green, blue] = colour.slice(0, 3).map((channel) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
    };
    const contrast = (one: Colour, other: Colour) => {
      const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };
    /** The colours that an element paints: its background colour, or the colours of its stripes. */
    const paints = (element: Element): Colour[] => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const stripes = [
        ...(backgroundImage.startsWith('repeating-linear') ? backgroundImage.matchAll(/rgba?\([^)]*\)/g) : []),
      ];
      return [...stripes.map(([colour]) => read(colour)), read(backgroundColor)].filter(([, , , alpha]) => alpha > 0.9);
    };
    // Waits until the transitions of a newly chosen theme have begun.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // The promise of a cancelled transition rejects. Such a transition counts as finished too.
    await Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    );
    const faint: string[] = [];
    for (const icon of document.querySelectorAll<SVGElement>(':is(button, a):not([aria-disabled="true"]) svg.lucide')) {
      if (!icon.checkVisibility({ visibilityProperty: true })) continue;
      icon.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = icon.getBoundingClientRect();
      const under = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const below = under.slice(under.indexOf(icon.parentElement ?? icon));
      const grounds = below.map(paints).find((colours) => colours.length > 0);
      if (!under.includes(icon) && !icon.contains(under[0] ?? null)) continue;
      if (grounds === undefined) continue;
      const { stroke, color } = getComputedStyle(icon);
      const ink = read(stroke === 'none' ? color : stroke);
      const least = Math.min(...grounds.map((ground) => contrast(ink, ground)));
      const name =
        icon.closest('button, a')?.getAttribute('aria-label') ?? icon.closest('button, a')?.textContent ?? '';
      if (least < 3) faint.push(`${least.toFixed(2)} «${name.slice(0, 40)}» ${icon.getAttribute('class')}`);
    }
    return [...new Set(faint)];
  });
}

import type { Page } from '@playwright/test';

/**
 * Finds controls that are unclear in forced colours, which the system chooses instead of the page. A chosen control is
 * unclear if it has the same background, borders and outline as another control of its group. A slider is unclear if
 * its line is not drawn.
 *
 * @returns a sentence about each unclear control
 */
export function choicesByWeightAlone(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosen = '[aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current="true"]';
    const pages = '[aria-current="page"]';

    const paper = getComputedStyle(document.body).backgroundColor;

    /** The styles that can mark an element without its text: its background, border, outline and opacity. */
    function marksOfPart(style: CSSStyleDeclaration): string {
      const { backgroundColor, borderStyle, borderWidth, borderColor, outlineStyle, outlineColor, opacity } = style;
      const isPaper = backgroundColor === paper || backgroundColor.endsWith(', 0)');
      return [
        isPaper ? '' : `ground ${backgroundColor}`,
        borderStyle === 'none' || borderWidth === '0px' ? '' : `border ${borderWidth} ${borderColor}`,
        outlineStyle === 'none' ? '' : `outline ${outlineColor}`,
        opacity === '1' ? '' : `opacity ${opacity}`,
      ].join('');
    }

    function marksOf(control: Element): string {
      return [control, ...control.querySelectorAll('*')]
        .flatMap((part) => {
          const own = getComputedStyle(part);
          const drawn = part instanceof SVGElement ? `${own.fill} ${own.color} ${own.height}` : '';
          const around = ['::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo));
          const shown = around.filter(({ content, display }) => content !== 'none' && display !== 'none');
          return [drawn, marksOfPart(own), ...shown.map(marksOfPart)];
        })
        .filter((mark) => mark !== '')
        .join(' | ');
    }

    const unmarked: string[] = [];
    for (const control of document.querySelectorAll(`main :is(${chosen}), nav ${pages}`)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const group =
        control.closest('[role="group"], [role="tablist"], [role="radiogroup"], ul, nav') ?? control.parentElement;
      const others = [...(group?.querySelectorAll(control.tagName) ?? [])].filter(
        (other) => other !== control && !other.matches(`${chosen}, ${pages}`) && other.checkVisibility(),
      );
      const alike = others.some((other) => marksOf(other) === marksOf(control));
      if (alike) unmarked.push(`«${control.textContent.trim().slice(0, 40)}» looks as what is not chosen`);
    }
    for (const slider of document.querySelectorAll<HTMLInputElement>('main input[type="range"]')) {
      const { appearance, forcedColorAdjust } = getComputedStyle(slider);
      if (appearance === 'none' && forcedColorAdjust !== 'none') unmarked.push('a slider has no line');
    }
    return unmarked;
  });
}

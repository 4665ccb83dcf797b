import { css, type RuleSet } from 'styled-components';

const chosen = "data-motion='reduced'";
const asked = '(prefers-reduced-motion: reduce)';

/** Whether motion is reduced, by choice or by the device. */
export function isMotionReduced(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced' || matchMedia(asked).matches;
}

/** CSS of a component that applies while motion is reduced, by choice or by the device. */
export function whenMotionIsReduced(rules: RuleSet): RuleSet {
  return css`
    @media ${asked} {
      ${rules}
    }
    :root[${chosen}] & {
      ${rules}
    }
  `;
}

/** Declarations of the page's root that apply while motion is reduced. */
export function rootWhenMotionIsReduced(declarations: string): string {
  return `@media ${asked} { :root { ${declarations} } } :root[${chosen}] { ${declarations} }`;
}

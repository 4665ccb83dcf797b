import { css, type RuleSet } from 'styled-components';

/** How much moves: as the device says, or always little. */
export type MotionChoice = 'system' | 'reduced';

const chosen = "data-motion='reduced'";
const asked = '(prefers-reduced-motion: reduce)';

/**
 * Puts the chosen motion on the page's root element; `system` takes the choice off, and the device decides.
 *
 * @example
 * applyMotionChoice('reduced', document.documentElement); // <html data-motion="reduced">
 */
export function applyMotionChoice(choice: MotionChoice, root: HTMLElement): void {
  if (choice === 'system') root.removeAttribute('data-motion');
  else root.setAttribute('data-motion', choice);
}

/**
 * Whether little is to move, by the choice or by the device.
 *
 * @example
 * track.scrollTo({ left, behavior: isMotionReduced() ? 'instant' : 'smooth' });
 */
export function isMotionReduced(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced' || matchMedia(asked).matches;
}

/**
 * Rules of a component for when little is to move, by the choice or by the device.
 *
 * @example
 * const Half = styled.span`
 *   animation: ${striking} 800ms;
 *   ${whenMotionIsReduced(css`animation: none;`)}
 * `;
 */
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

/**
 * Declarations of the page's root for when little is to move.
 *
 * @example
 * rootWhenMotionIsReduced('--time-tap: 1ms;');
 */
export function rootWhenMotionIsReduced(declarations: string): string {
  return `@media ${asked} { :root { ${declarations} } } :root[${chosen}] { ${declarations} }`;
}

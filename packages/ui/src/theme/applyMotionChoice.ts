/** Whether motion is reduced: as the device says, or always. */
export type MotionChoice = 'system' | 'reduced';

/**
 * Sets the chosen motion on the page's root element; `system` removes it, and the device decides.
 *
 * @example
 * applyMotionChoice('reduced', document.documentElement); // <html data-motion="reduced">
 */
export function applyMotionChoice(choice: MotionChoice, root: HTMLElement): void {
  if (choice === 'system') root.removeAttribute('data-motion');
  else root.setAttribute('data-motion', choice);
}

/**
 * Whether a key press asks for the demo's fault panel: Alt+Shift+F. It goes by the key's position, because with Alt held a Mac types another
 * letter.
 *
 * @example
 * isFaultShortcut(new KeyboardEvent('keydown', { code: 'KeyF', altKey: true, shiftKey: true })); // true
 */
export function isFaultShortcut({
  code,
  altKey,
  shiftKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return code === 'KeyF' && altKey && shiftKey && !ctrlKey && !metaKey;
}

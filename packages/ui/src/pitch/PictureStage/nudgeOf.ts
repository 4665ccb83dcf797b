/** How far an arrow key moves a point: a pixel, with Shift ten; null for every other key. */
export function nudgeOf({
  key,
  shiftKey,
}: {
  readonly key: string;
  readonly shiftKey: boolean;
}): { readonly x: number; readonly y: number } | null {
  const far = shiftKey ? 10 : 1;
  switch (key) {
    case 'ArrowLeft':
      return { x: -far, y: 0 };
    case 'ArrowRight':
      return { x: far, y: 0 };
    case 'ArrowUp':
      return { x: 0, y: -far };
    case 'ArrowDown':
      return { x: 0, y: far };
    default:
      return null;
  }
}

/** Whether the device can draw in three dimensions. The tried context is released at once, because a page may have only a few. */
export function hasWebGL(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

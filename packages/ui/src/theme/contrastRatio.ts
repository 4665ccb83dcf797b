/**
 * The contrast between two colours, 1 to 21, as WCAG 2 measures it.
 *
 * @param one `#RRGGBB`
 * @param other `#RRGGBB`
 */
export function contrastRatio(one: string, other: string): number {
  const brighter = Math.max(luminanceOf(one), luminanceOf(other));
  const darker = Math.min(luminanceOf(one), luminanceOf(other));
  return (brighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

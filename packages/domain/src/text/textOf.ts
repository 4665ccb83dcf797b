/** The text without the spaces around it; null when nothing is left. */
export function textOf(raw: string | null | undefined): string | null {
  const trimmed = raw?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

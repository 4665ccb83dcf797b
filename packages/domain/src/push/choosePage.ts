/** An open page of the app on this device. */
export interface OpenPage {
  readonly isVisible: boolean;
  readonly isFocused: boolean;
}

/**
 * The page that the spectator sees, which announces a message itself; null if no page is visible, and a notice is shown. PUSH-9
 */
export function seenPage<Page extends OpenPage>(pages: readonly Page[]): Page | null {
  return pages.find(({ isFocused }) => isFocused) ?? pages.find(({ isVisible }) => isVisible) ?? null;
}

/** The page in which a pressed notice opens; null for a new window. PUSH-13 */
export function pageToOpen<Page extends OpenPage>(pages: readonly Page[]): Page | null {
  return seenPage(pages) ?? pages[0] ?? null;
}

/** Loads every font of the page. `document.fonts.ready` alone does not wait for a font that no text has requested yet. */
export async function loadFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()));
}

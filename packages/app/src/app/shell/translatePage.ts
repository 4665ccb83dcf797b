/**
 * The attribute of the scripts in `index.html` that contain the page's texts in another language, as JSON: each text in
 * bokmål, with its translation.
 */
export const pageWordsAttribute = 'data-words-in';

/** The attributes whose texts a reader sees or hears. */
export const spokenAttributes = ['aria-label', 'title', 'alt', 'content'] as const;

/**
 * Translates the page while the browser parses it, before it is painted. `index.html` is in bokmål, and contains its
 * texts in each other language.
 *
 * @returns a function that translates a text of the page, or returns the text itself when there is no translation
 */
export function translatePage(page: Document, language: string): (text: string) => string {
  const words = wordsOf(page, language);
  const inLanguage = (text: string): string => words[text] ?? text;
  if (Object.keys(words).length === 0) return inLanguage;
  const translate = (node: Node): void => {
    if (node instanceof Text) {
      const translation = words[node.data];
      if (translation !== undefined) node.data = translation;
      return;
    }
    if (node instanceof Element) {
      for (const name of spokenAttributes) {
        const translation = words[node.getAttribute(name) ?? ''];
        if (translation !== undefined) node.setAttribute(name, translation);
      }
    }
    for (const child of (node instanceof HTMLTemplateElement ? node.content : node).childNodes) translate(child);
  };
  const parsed = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) translate(node);
    }
  });
  parsed.observe(page, { childList: true, characterData: true, subtree: true });
  page.addEventListener('DOMContentLoaded', () => {
    parsed.disconnect();
    translate(page);
  });
  return inLanguage;
}

function wordsOf(page: Document, language: string): Readonly<Record<string, string>> {
  const json = page.querySelector(`script[${pageWordsAttribute}="${language}"]`)?.textContent;
  const words: unknown = json === undefined ? {} : JSON.parse(json);
  return isWords(words) ? words : {};
}

function isWords(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

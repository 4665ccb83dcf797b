/** The attribute of the page's root while there is room for the offer. The page's first script sets it before anything is shown. */
export const englishMark = 'english';

/** Whether the page has room for the offer to be read in English (`markEnglishOffer`). */
export function isEnglishOffered(page: Document): boolean {
  return page.documentElement.dataset[englishMark] !== undefined;
}

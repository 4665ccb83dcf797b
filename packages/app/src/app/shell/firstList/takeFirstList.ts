import { firstListId, stampAttribute, styleAttribute, untilAttribute } from './FirstList.ts';

/**
 * The list that the host has put into the page for a visitor; null when there is none, or when it is for another day,
 * version or language, or too old.
 *
 * @param stamp the stamp of the list that the reader would see now (`stampOf`)
 * @param nowMs milliseconds since 1970
 */
export function takeFirstList(page: Document, stamp: string, nowMs: number): DocumentFragment | null {
  const template = page.querySelector<HTMLTemplateElement>(`template#${firstListId}`);
  if (template?.getAttribute(stampAttribute) !== stamp || !(nowMs < Number(template.getAttribute(untilAttribute))))
    return null;
  const list = page.importNode(template.content, true);
  for (const element of list.querySelectorAll<HTMLElement>(`[${styleAttribute}]`)) {
    element.style.cssText = element.getAttribute(styleAttribute) ?? '';
  }
  return list;
}

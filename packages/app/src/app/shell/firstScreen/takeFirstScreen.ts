import { firstListId, stampAttribute, styleAttribute, untilAttribute } from './FirstScreen.ts';

/**
 * Takes the drawn screen out of the page in which the host has included it, or out of the answer to the page's own
 * request; null when there is none, or when it is for another day, version or language, or too old.
 *
 * @param stamp the stamp of the screen that the reader would see now (`stampOf`)
 * @param nowMs milliseconds since 1970
 */
export function takeFirstScreen(from: Document, stamp: string, nowMs: number): DocumentFragment | null {
  const template = from.querySelector<HTMLTemplateElement>(`template#${firstListId}`);
  if (template?.getAttribute(stampAttribute) !== stamp || !(nowMs < Number(template.getAttribute(untilAttribute))))
    return null;
  const { content } = template;
  // A script would run, and the others would act, wherever the host's own policy does not forbid it.
  for (const element of content.querySelectorAll('script, meta, base, link')) element.remove();
  for (const element of content.querySelectorAll<HTMLElement>(`[${styleAttribute}]`)) {
    element.style.cssText = element.getAttribute(styleAttribute) ?? '';
  }
  return content;
}

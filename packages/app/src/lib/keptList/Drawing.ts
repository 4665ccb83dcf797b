/** An element in its stored form: its name, its attributes and its content. */
export type Drawing = string | readonly [name: string, attributes: Readonly<Record<string, string>>, ...Drawing[]];

const svg = 'http://www.w3.org/2000/svg';

/** A digit with this attribute rolls when it is drawn. */
const rolls = 'data-before';

/** A node in its present state, without the elements that are left out; null for a node that shows nothing. */
export function drawingOf(node: Node, isLeftOut: (element: Element) => boolean): Drawing | null {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || isLeftOut(node)) return null;
  const attributes = [...node.attributes]
    .filter(({ name }) => !name.startsWith('on') && name !== rolls)
    .map(({ name, value }) => [name, value]);
  const children = [...node.childNodes].map((child) => drawingOf(child, isLeftOut)).filter((child) => child !== null);
  return [node.localName, Object.fromEntries(attributes), ...children];
}

/**
 * Recreates a stored node; an empty text for a value that is not a `Drawing`. Inline styles are set by script, because
 * the content security policy forbids styles in markup.
 */
export function redraw(drawing: unknown, page: Document, isSvg = false): Node {
  if (!isList(drawing)) return page.createTextNode(typeof drawing === 'string' ? drawing : '');
  const [name, attributes, ...children] = drawing;
  const inSvg = isSvg || name === 'svg';
  const element = inSvg ? page.createElementNS(svg, String(name)) : page.createElement(String(name));
  const drawn: readonly (readonly [string, unknown])[] = Object.entries(attributes ?? {});
  for (const [attribute, value] of drawn) {
    if (attribute === 'style' && 'style' in element) element.style.cssText = String(value);
    else element.setAttribute(attribute, String(value));
  }
  element.append(...children.map((child) => redraw(child, page, inSvg)));
  return element;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

import { mentionsWhole } from './mentionsWhole.ts';

/** A piece of a message's text. The pieces together are the text. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly text: string }
  /** A web address. It is not a link: only its domain is marked, so that readers see where it would lead. */
  | { readonly kind: 'address'; readonly before: string; readonly domain: string; readonly after: string };

const ADDRESS = /(?:https?:\/\/|(?<![\p{L}\p{N}])www\.)\S+/giu;
/**
 * To a browser, text before an `@` in an address is a user's name, whatever it looks like. A browser reads `\` as `/`.
 */
const PARTS_OF_ADDRESS = /^((?:https?:\/\/|(?=www\.))(?:[^/?#\\]*@)?)([\p{L}\p{N}.-]*[\p{L}\p{N}])(.*)$/isu;

/**
 * The text of a message in pieces: the name of the one friend it tags, and web addresses with their domain (CHAT-34).
 *
 * @param tagged the name that the message tags; null when it tags nobody, or the name is unknown
 */
export function messageParts(text: string, tagged: string | null): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const [, before = '', domain = '', after = ''] = PARTS_OF_ADDRESS.exec(found[0]) ?? [];
    if (domain === '') continue;
    parts.push({ kind: 'text', text: text.slice(end, found.index) }, { kind: 'address', before, domain, after });
    end = found.index + found[0].length;
  }
  parts.push({ kind: 'text', text: text.slice(end) });
  return withTag(parts, tagged).filter((part) => part.kind === 'address' || part.text !== '');
}

/** Marks the first mention of the tagged name. */
function withTag(parts: readonly MessagePart[], tagged: string | null): readonly MessagePart[] {
  if (tagged === null) return parts;
  const place = parts.findIndex((part) => part.kind === 'text' && placeOf(part.text, tagged) !== -1);
  return parts.flatMap((part, index) => {
    if (index !== place || part.kind !== 'text') return [part];
    const start = placeOf(part.text, tagged);
    const end = start + tagged.length + 1;
    return [
      { kind: 'text', text: part.text.slice(0, start) },
      { kind: 'tag', text: part.text.slice(start, end) },
      { kind: 'text', text: part.text.slice(end) },
    ];
  });
}

function placeOf(text: string, name: string): number {
  return mentionsWhole(text, name)[0] ?? -1;
}

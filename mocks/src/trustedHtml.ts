/**
 * Declares Trusted Types, which TypeScript's library types lack. In a browser `createHTML` returns a `TrustedHTML`; here
 * its type is a string, so that callers can use the result as HTML.
 */
declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string } }
    | undefined;
}

/** Marks HTML from the demo's own backend as trusted, so that a page that enforces Trusted Types accepts it. */
export function trustedHtml(html: string): string {
  return globalThis.trustedTypes?.createPolicy('demo', { createHTML: (text) => text }).createHTML(html) ?? html;
}
